import { createCookieJar } from '../cookie-jar.ts'

export const password = 'a quiet walk uphill'
/** The first admin of a built server. */
const admin = { email: 'admin@example.org', password: 'a long enough password' }

/** The cookies of a new account. Null without an acknowledgement: no answer, or half of one, is none. */
export async function register(url: string, email: string): Promise<string | null> {
  try {
    const account = { email, password, firstName: 'Ana', lastName: 'Rivera', ageConfirmed: true }
    const answer = await post(`${url}/api/register`, account)
    return answer.status === 201 ? answer.cookie : null
  } catch {
    return null
  }
}

export async function canSignIn(url: string, email: string): Promise<boolean> {
  return (await post(`${url}/api/login`, { email, password })).status === 200
}

/** The headers of a browser that has signed in. */
export async function signIn(url: string, credentials = admin) {
  return { cookie: (await post(`${url}/api/login`, credentials)).cookie }
}

export async function post(url: string, body: object = {}, headers: { cookie?: string } = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const cookies = createCookieJar()
  cookies.keep(answer.headers)
  return { status: answer.status, cookie: cookies.header(), body: (await answer.json()) as unknown }
}
