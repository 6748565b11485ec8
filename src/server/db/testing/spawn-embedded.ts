import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { inject, onTestFinished } from 'vitest'

const program = fileURLToPath(new URL('embedded-process.ts', import.meta.url))

/** Another process on a data folder. What it has printed so far can be read at any time. */
export function spawnEmbedded(dataDir: string, task: 'write' | 'close' | 'stay') {
  const { template } = inject('embedded')
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir, task, template], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line))
  const ended = Promise.all([once(child, 'exit'), once(reader, 'close')]).then(([[code]]) => code)
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    pid: child.pid ?? 0,
    lines,
    ended,
    /** Resolves with the first line: it has the folder, or says why not. */
    async spoken() {
      if (lines.length === 0) await once(reader, 'line')
      return lines[0] ?? ''
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
