import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from './setup/prepare.mjs'
import { fromRoot, root } from './setup/root.mjs'
import { say } from './setup/say.mjs'

/** Test files whose tests are ordeals; `npm test` runs the same ones, shorter. */
const files = [
  'generated-requests',
  'process/crash',
  'process/import-crash',
  'process/embedded-postgres',
  'outage',
  'connection-loss',
  'mail-killed',
  'mail-server-trouble',
  's3-storage',
  'oidc.api',
  'overload',
  'hostile-files',
  'email-crawl',
  'log-canaries',
  'backup',
]
const [only = ''] = process.argv.slice(2)

await prepare()
const folder = mkdtempSync(join(tmpdir(), 'waymark-ordeal-'))
const report = join(folder, 'report.json')
const wanted = files.filter((name) => name.includes(only))
spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...wanted,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ORDEAL: 'long' } },
)
/** @type {{ testResults: { name: string, assertionResults: { fullName: string, status: string, duration?: number }[] }[] }} */
const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
rmSync(folder, { recursive: true })
const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
const rows = tests.map(
  ({ fullName, status, duration = 0 }) =>
    `| ${fullName.replaceAll('|', '\\|')} | ${status === 'passed' ? 'holds' : '**does not hold**'} | ${(duration / 1000).toFixed(1)} s |`,
)
const page = `# Ordeals

Written by \`npm run ordeal\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.version}. \`npm test\` runs the same promises, shorter.

| promise | result | time |
|---|---|---|
${rows.join('\n')}
`
if (only === '') writeFileSync(fromRoot('docs', 'ordeal.md'), page)
say(page)
if (tests.length === 0 || tests.some(({ status }) => status !== 'passed')) process.exitCode = 1
