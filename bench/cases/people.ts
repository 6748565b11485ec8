import { createCookieJar } from '#server/testing/cookie-jar.ts'

/** Signs up so many people and answers their cookies. */
export async function signUp(url: string, count: number): Promise<string[]> {
  const cookies: string[] = []
  for (let n = 1; n <= count; n += 1) {
    const person = { email: `visitor-${n}@load.example.org`, firstName: 'Visitor', lastName: String(n) }
    cookies.push(await cookieOf(`${url}/api/register`, { ...person, password, ageConfirmed: true }))
  }
  return cookies
}

export const signIn = (url: string, account: { email: string; password: string }): Promise<string> =>
  cookieOf(`${url}/api/login`, account)

const password = 'a quiet walk uphill'

async function cookieOf(address: string, body: object) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  const jar = createCookieJar()
  jar.keep(answer.headers)
  return jar.header()
}
