import type { Ask } from '../load/ask.ts'
import { type Answer, sendWell } from '../load/send.ts'
import { startLimit } from './start-limit.ts'

/** Limit 3, with the very bytes that the product answers. */
export async function startConstantLimit(url: string, ask: Ask) {
  const answer = await sendWell(url, ask)
  const limit = await startLimit({
    limit: 'constant',
    body: answer.body.toString('base64'),
    headers: contentHeaders(answer),
  })
  return { ...limit, bytes: answer.body.byteLength }
}

function contentHeaders({ headers }: Answer): Record<string, string> {
  return Object.fromEntries(
    ['content-type', 'content-encoding'].flatMap((name) => {
      const value = headers[name]
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )
}
