import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { table } from './table.ts'
import { percent } from './words.ts'

interface Frame {
  functionName: string
  url: string
  lineNumber: number
}

interface Profile {
  nodes: { id: number; callFrame: Frame }[]
  samples: number[]
  timeDeltas: number[]
  /** Microseconds of the machine's own clock, as are the differences. */
  startTime: number
}

const shown = 25

/** Where a process spent its time between two moments: by function, and by whose function it is. */
export function cpuProfile(folder: string, since: number, until: number): string {
  const frames = framesBetween(mainProfile(folder), since, until)
  const idle = sumOf(frames, ({ functionName }) => functionName === '(idle)')
  const busy = frames.filter(({ frame }) => frame.functionName !== '(idle)')
  const total = sumOf(busy, () => true)
  const ranked = (nameOf: (frame: Frame) => string) => {
    const spent = new Map<string, number>()
    for (const { frame, took } of busy) spent.set(nameOf(frame), (spent.get(nameOf(frame)) ?? 0) + took)
    return [...spent]
      .sort(([, a], [, b]) => b - a)
      .slice(0, shown)
      .map(([name, took]) => [name, percent(took / total)])
  }
  return [
    `Idle for ${percent(idle / (idle + total))} of the time. Shares of the rest:`,
    table(['whose', 'share'], ranked(ownerOf)),
    table(['function', 'share'], ranked(placeOf)),
  ].join('\n\n')
}

/** The moment by the same clock as the profile's. */
export const microseconds = (): number => Number(process.hrtime.bigint() / 1000n)

/** Threads have profiles of their own; the one with most places is the one that answers. */
function mainProfile(folder: string): Profile {
  const profiles = readdirSync(folder).map(
    (file): Profile => JSON.parse(readFileSync(join(folder, file), 'utf8')),
  )
  const [main] = profiles.sort((a, b) => b.nodes.length - a.nodes.length)
  if (!main) throw new Error('The process left no profile.')
  return main
}

function framesBetween({ nodes, samples, timeDeltas, startTime }: Profile, since: number, until: number) {
  const byId = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  let now = startTime
  return samples.flatMap((id, at) => {
    const took = timeDeltas[at] ?? 0
    now += took
    const frame = byId.get(id)
    return frame && now >= since && now <= until ? [{ frame, took }] : []
  })
}

const sumOf = (frames: { frame: Frame; took: number }[], counts: (frame: Frame) => boolean) =>
  frames.reduce((sum, { frame, took }) => sum + (counts(frame) ? took : 0), 0)

const packageName = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/

function ownerOf({ functionName, url }: Frame) {
  if (url.startsWith('file:')) return packageName.exec(url)?.[1] ?? 'the product'
  return functionName === '(garbage collector)' ? functionName : 'Node'
}

function placeOf({ functionName, url, lineNumber }: Frame) {
  const name = functionName || '(anonymous)'
  if (url === '') return name
  const [, inPackages] = url.split('node_modules/')
  return `${name} ${inPackages ?? basename(url)}:${lineNumber + 1}`
}
