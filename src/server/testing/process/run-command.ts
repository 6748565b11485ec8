import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Runs a built command and resolves with its exit code and output. */
export function runCommand(name: 'admin' | 'backup' | 'restore', args: string[], env: NodeJS.ProcessEnv) {
  const program = fileURLToPath(new URL(`../../../../dist/server/${name}.js`, import.meta.url))
  const { PATH, HOME } = process.env
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { env: { PATH, HOME, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}
