import { printLine } from './setup/print-line.mjs'
import { checks } from './testing/checks.mjs'

for (const { name, run } of checks) {
  const { code, output } = await run()
  if (code !== 0) process.exitCode = 1
  printLine(code === 0 ? `✓ ${name}` : `${output}\n✗ ${name}`)
}
