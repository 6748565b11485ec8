import { randomBytes } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { isRunning, thisProcess } from './process-identity.ts'

const claimSchema = z.object({
  pid: z.number(),
  host: z.string(),
  realm: z.string(),
  startedAt: z.string().nullable(),
  since: z.string(),
  /** Asking: it looks whether anybody else is there. Held: it found nobody. */
  state: z.enum(['asking', 'held']),
  /** Where the holder can be reached. */
  socket: z.string().nullable(),
})

export type Claim = z.infer<typeof claimSchema>

export interface FolderLock {
  /** Says in the lock where its holder can be reached. */
  announce(socket: string | null): Promise<void>
  release(): Promise<void>
}

export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
  readonly holder: Claim

  constructor(folder: string, holder: Claim) {
    super(
      `The data folder ${folder} is in use by process ${holder.pid} on ${holder.host} since ${holder.since}. ` +
        'Stop that process, or choose another folder.',
    )
    this.holder = holder
  }
}

interface Options {
  clock?: () => Date
  /** How often the holder shows that it lives, to those who cannot see its process. */
  heartbeatMs?: number
}

const patienceMs = 3_000

/**
 * Makes sure that one process at a time opens the folder. Each lays down a claim of its own, under a name of its own, and
 * then looks for others: of two that come at the same moment at least one sees the other and steps back. Nobody ever
 * replaces a file of somebody else's, so there is no moment in which two could both believe they had taken over a dead
 * one's lock.
 */
export async function lockFolder(
  folder: string,
  { clock = () => new Date(), heartbeatMs = 5_000 }: Options = {},
): Promise<FolderLock> {
  const path = join(folder, `${prefix}${process.pid}-${randomBytes(6).toString('hex')}${suffix}`)
  const claim: Claim = { ...thisProcess(), since: clock().toISOString(), state: 'asking', socket: null }
  const deadline = performance.now() + patienceMs

  await buryTheSilent(folder, heartbeatMs)
  for (;;) {
    await write(path, claim)
    const others = (await livingClaims(folder)).filter((other) => other.path !== path)
    const [first] = others
    if (!first) break
    await rm(path, { force: true })
    const holder = others.find((other) => other.claim.state === 'held')
    if (holder || performance.now() > deadline) throw new FolderInUseError(folder, (holder ?? first).claim)
    await sleep(20 + Math.random() * 100)
  }
  await write(path, { ...claim, state: 'held' })
  const heartbeat = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
  }, heartbeatMs)
  heartbeat.unref()

  return {
    announce: (socket) => write(path, { ...claim, state: 'held', socket }),
    async release() {
      clearInterval(heartbeat)
      await rm(path, { force: true })
    },
  }
}

/** Who has the folder open, if anybody. */
export async function holderOf(folder: string): Promise<Claim | null> {
  const claims = await livingClaims(folder).catch(() => [])
  return claims.find(({ claim }) => claim.state === 'held')?.claim ?? null
}

const prefix = 'lock-'
const suffix = '.json'

/** Claims whose process is dead are removed on the way; their names are nobody else's. */
async function livingClaims(folder: string) {
  const living: { path: string; claim: Claim }[] = []
  for (const path of await claimPaths(folder)) {
    const claim = await read(path)
    if (claim && isRunning(claim) !== false) living.push({ path, claim })
    else await rm(path, { force: true })
  }
  return living
}

/**
 * A claim from another machine or container, whose process cannot be seen from here, counts as alive while its file is
 * touched. After a crash the next container waits for this long and then starts.
 */
async function buryTheSilent(folder: string, heartbeatMs: number) {
  const foreign = (await livingClaims(folder)).filter(({ claim }) => isRunning(claim) === null)
  if (foreign.length === 0) return
  const before = await Promise.all(foreign.map(({ path }) => touchedAt(path)))
  const deadline = performance.now() + heartbeatMs * 2.5
  while (performance.now() < deadline) {
    await sleep(heartbeatMs / 5)
    for (const [index, { path, claim }] of foreign.entries()) {
      const now = await touchedAt(path)
      if (now !== null && now !== before[index]) throw new FolderInUseError(folder, claim)
    }
  }
  for (const { path } of foreign) await rm(path, { force: true })
}

async function touchedAt(path: string) {
  const found = await stat(path).catch(() => null)
  return found?.mtimeMs ?? null
}

async function claimPaths(folder: string) {
  const names = await readdir(folder)
  return names
    .filter((name) => name.startsWith(prefix) && name.endsWith(suffix))
    .map((name) => join(folder, name))
}

/** Null for what no living process wrote: a claim gets its name only once it is complete. */
async function read(path: string) {
  try {
    return claimSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return null
  }
}

async function write(path: string, claim: Claim) {
  const draft = `${path}.draft`
  await writeFile(draft, `${JSON.stringify(claim, null, 2)}\n`, { mode: 0o600 })
  await rename(draft, path)
}
