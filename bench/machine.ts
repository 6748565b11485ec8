import { cpus, release, totalmem, type } from 'node:os'
import { command } from '../scripts/setup/command.mjs'

/** On what, and of what, something was measured. */
export interface Machine {
  processor: string
  cores: number
  memoryGigabytes: number
  system: string
  node: string
  postgres: string
  postgresSettings: string
  commit: string
}

export async function describeMachine(postgres: { version: string; settings: string[] }): Promise<Machine> {
  const [first] = cpus()
  return {
    processor: first?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGigabytes: Math.round(totalmem() / 1024 ** 3),
    system: `${type()} ${release()}`,
    node: process.version,
    postgres: postgres.version,
    postgresSettings: postgres.settings.join(', '),
    commit: await commit(),
  }
}

async function commit() {
  const head = await command('git', ['rev-parse', '--short=12', 'HEAD'])
  if (head.code !== 0) return 'unknown'
  const changed = await command('git', [
    'status',
    '--porcelain',
    '--',
    'src',
    'migrations',
    'package-lock.json',
  ])
  return `${head.output.trim()}${changed.output.trim() === '' ? '' : ', with changes'}`
}
