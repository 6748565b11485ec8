import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What WebAssembly.compile returns. A thread that is handed it shares the compiled code. */
export type EngineProgram = object

let compiled: Promise<EngineProgram> | undefined

/**
 * PostgreSQL's program, compiled once in the life of the process. It never changes, and without it each thread compiles
 * its own: half of the time that a restart takes.
 */
export function engineProgram(): Promise<EngineProgram> {
  compiled ??= compile()
  return compiled
}

async function compile() {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return webAssembly.compile(await readFile(join(dirname(entry), 'pglite.wasm')))
}

/** Node has it, but the types of Node leave it to those of browsers, which are not for a server. */
const webAssembly = Reflect.get(globalThis, 'WebAssembly') as {
  compile(bytes: Uint8Array): Promise<EngineProgram>
}
