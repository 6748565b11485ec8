import { expect, test } from 'vitest'
import { createRandom } from '#server/demo/random.ts'
import { rounds } from '#server/testing/ordeals.ts'
import { type ApiDescription, createRequestGenerator } from './generated-requests.ts'
import { useTestApp } from './use-test-app.ts'

const t = useTestApp()
const requests = rounds('requests')

test('no generated request gets a 5xx, a response outside its contract, or past a guard', {
  timeout: 120_000 + requests * 100,
}, async () => {
  const random = createRandom(20_270_301)
  const next = createRequestGenerator(
    (await t.anonymous.get('/api/openapi.json')).body as ApiDescription,
    random,
  )
  for (const kind of ['tutoring', 'camp', 'internship', 'job', 'event'] as const) await t.aListing(kind)
  const wrong: string[] = []
  let callers = await newCallers()

  for (let sent = 0; sent < requests; sent += 1) {
    // Generated requests also sign people out and delete accounts.
    if (sent % 200 === 199) callers = await newCallers()
    const [role, caller] = random.pick(callers)
    const { operation, method, path, body, needsSession } = next()
    try {
      const { status } = await caller.send(method, path, method === 'GET' ? undefined : body)
      if (status >= 500) wrong.push(`${role} ${operation}: ${status} for ${path} ${JSON.stringify(body)}`)
      const isIn = status < 400 && status !== 302
      const isAdminRoute = operation.includes(' /api/admin')
      if (isIn && ((needsSession && role === 'anonymous') || (isAdminRoute && role !== 'admin')))
        wrong.push(`${role} got past the guard of ${operation}: ${status}`)
      if (role === 'anonymous') {
        // A valid generated registration signs the visitor in.
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
