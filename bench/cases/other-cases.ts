import { createCookieJar } from '#server/testing/cookie-jar.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { type Case, nth } from './list-cases.ts'
import type { Samples } from './samples.ts'

const visitors = 10

/** The detail page, and the writes of signed-up visitors. They have no goal. */
export async function otherCases({ ids }: Samples, url: string): Promise<Case[]> {
  const cookies: string[] = []
  for (let n = 1; n <= visitors; n += 1) cookies.push(await signUp(url, n))
  const write = (label: string, path: string, repeats: number): Case => ({
    label,
    request: (n) => {
      const turn = Math.floor(n / repeats)
      return {
        method: 'POST',
        path,
        headers: { cookie: nth(cookies, turn), 'content-type': 'application/json' },
        body: JSON.stringify({
          listingType: 'tutoring',
          listingId: nth(ids, Math.floor(turn / visitors) % 500),
        }),
      }
    },
  })
  return [
    {
      label: 'detail',
      request: (n) => ({ method: 'GET', path: `/api/${kindOf('tutoring').names.path}/${nth(ids, n)}` }),
    },
    // Twice in a row: on and off.
    write('thumbs up', '/api/thumbs-up', 2),
    write('view', '/api/views/track', 1),
  ]
}

async function signUp(url: string, n: number) {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `visitor-${n}@load.example.org`,
      firstName: 'Visitor',
      lastName: String(n),
      password: 'a quiet walk uphill',
      ageConfirmed: true,
    }),
  })
  if (!response.ok) throw new Error(`Sign-up failed: ${response.status} ${await response.text()}`)
  const jar = createCookieJar()
  jar.keep(response.headers)
  return jar.header()
}
