import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ownEnvironment } from '#server/config.ts'

/** Compiled, both are in one folder. */
const program = import.meta.url.endsWith('.ts') ? '../cli/add-demo-photos.ts' : './add-demo-photos.js'

/**
 * Adds the demo photos in a child process. Encoding more than a hundred photos fragments the native memory of its process:
 * the server stayed 60 to 100 MB larger until its restart.
 */
export async function forkDemoPhotos(signal: AbortSignal): Promise<void> {
  // One thread and one glibc arena, because each thread's arena keeps its peak.
  const env = ownEnvironment({ UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' })
  // Detached, because Ctrl-C signals the whole process group: the abort ends the child.
  const options = { env, signal, detached: true, silent: true }
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), options)
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Adding the demo photos ended with exit code ${code}. ${output.trim()}`)
}
