import { expect, test } from 'vitest'
import { rounds } from '#server/testing/ordeals.ts'
import { type ApiDescription, createRequestGenerator } from './generated-requests.ts'
import { useTestApp } from './use-test-app.ts'

const t = useTestApp()
const requests = rounds('requests')

/** Mulberry32: the same seed asks the same questions again. */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('no generated request gets a 5xx, an answer outside its contract, or past a guard', {
  timeout: 120_000 + requests * 100,
}, async () => {
  const random = dice(20_270_301)
  const next = createRequestGenerator(
    (await t.anonymous.get('/api/openapi.json')).body as ApiDescription,
    random,
  )
  for (const kind of ['tutoring', 'camp', 'internship', 'job', 'event'] as const) await t.aListing(kind)
  const wrong: string[] = []
  let callers = await newCallers()

  for (let asked = 0; asked < requests; asked += 1) {
    // Generated requests sign people out and delete accounts too.
    if (asked % 200 === 199) callers = await newCallers()
    const [role, caller] = callers[Math.floor(random() * callers.length)] ?? ['anonymous', t.anonymous]
    const { operation, method, path, body, needsSession } = next()
    try {
      const { status } = await caller.send(method, path, method === 'GET' ? undefined : body)
      if (status >= 500) wrong.push(`${role} ${operation}: ${status} for ${path} ${JSON.stringify(body)}`)
      const isIn = status < 400 && status !== 302
      const isAdminRoute = operation.includes(' /api/admin')
      if (isIn && ((needsSession && role === 'anonymous') || (isAdminRoute && role !== 'admin')))
        wrong.push(`${role} got past the guard of ${operation}: ${status}`)
      if (role === 'anonymous') {
        // A generated registration may be valid, which signs the visitor in.
        const isSignedIn = caller.cookies.get('waymark_session') !== undefined
        if (isSignedIn && !/^POST \/api\/(register|login)/.test(operation))
          wrong.push(`${operation} signed a visitor in`)
        caller.cookies.clear()
      }
    } catch (error) {
      wrong.push(`${role} ${operation} ${path} ${JSON.stringify(body)}: ${error}`)
    }
  }
  expect(wrong.slice(0, 10)).toEqual([])
})

async function newCallers() {
  return [
    ['anonymous', t.anonymous],
    ['user', await t.aUser()],
    ['admin', await t.anAdmin()],
  ] as const
}
