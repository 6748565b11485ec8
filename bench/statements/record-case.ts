import type { Case } from '../cases/case.ts'
import { type Recorded, startRecorder } from './recorder.ts'

interface Wanted {
  databaseUrl: string
  folder: string
  /** How many, spread over so many cold requests. */
  count: number
  over: number
}

/** The SQL of cold requests, each with those that belong to it, and what connections were opened with. */
export async function recordCase(one: Case, { databaseUrl, folder, count, over }: Wanted) {
  const recorder = await startRecorder(databaseUrl, folder)
  const variants: Recorded[][] = []
  for (const start of spread(over / one.together, count)) {
    const requests: Recorded[] = []
    for (let n = 0; n < one.together; n += 1)
      requests.push(await recorder.record(one.cold(start * one.together + n)))
    variants.push(requests)
  }
  const connection = recorder.connection()
  await recorder.stop()
  return { variants, connection }
}

/** So many whole numbers below `end`, evenly spread, none twice. */
export const spread = (end: number, count: number): number[] => [
  ...new Set(Array.from({ length: count }, (_, index) => Math.floor((index * end) / count))),
]
