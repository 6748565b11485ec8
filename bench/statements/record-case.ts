import { type Case, nth } from '../cases/case.ts'
import { type Recorded, startRecorder } from './recorder.ts'

interface Wanted {
  databaseUrl: string
  folder: string
  /** How many, spread over so many cold requests. */
  count: number
  over: number
  /** How many of them are recorded once more, as if nothing had been asked before. */
  explained: number
}

/** The SQL of cold requests, each with those that belong to it, and what connections were opened with. */
export async function recordCase(one: Case, { databaseUrl, folder, count, over, explained }: Wanted) {
  const recorder = await startRecorder(databaseUrl, folder)
  const variants: Recorded[][] = []
  for (const start of spread(over / one.together, count)) {
    const requests: Recorded[] = []
    for (let n = 0; n < one.together; n += 1)
      requests.push(await recorder.record(one.cold(start * one.together + n)))
    variants.push(requests)
  }
  const anew: Recorded[] = []
  for (const at of spread(variants.length, explained))
    for (const { ask } of nth(variants, at)) anew.push(await recorder.recordAnew(ask))
  const connection = recorder.connection()
  await recorder.stop()
  return { variants, anew, connection }
}

/** So many whole numbers below `end`, evenly spread, none twice. */
export const spread = (end: number, count: number): number[] => [
  ...new Set(Array.from({ length: count }, (_, index) => Math.floor((index * end) / count))),
]
