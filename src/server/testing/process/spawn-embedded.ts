import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'

const program = fileURLToPath(new URL('embedded-program.ts', import.meta.url))

/** Spawns a process with an embedded database, in its own process group like a shell job. */
export function spawnEmbedded(dataDir: string, task: 'stay' | 'write' = 'stay', prefix: string[] = []) {
  const command = [...prefix, process.execPath, '--import', 'tsx', program, dataDir, task]
  const child = spawn(command[0] ?? '', command.slice(1), {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(line))
  const exited = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })
  const pid = child.pid ?? 0
  return {
    pid,
    lines,
    exited,
    /** Resolves with the first line: whether the database is up. */
    async outcome() {
      await expect.poll(() => lines.length, { timeout: 60_000 }).toBeGreaterThan(0)
      return lines[0]
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    /** Like Ctrl-C, signals the whole process group. */
    interrupt: () => process.kill(-pid, 'SIGINT'),
  }
}
