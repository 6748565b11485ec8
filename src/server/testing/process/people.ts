import { createCookieJar } from '../cookie-jar.ts'

export const password = 'a quiet walk uphill'
/** The first admin, from the configuration of `startBuiltServer`. */
const admin = { email: 'admin@example.org', password: 'a long enough password' }

/** Returns the cookies of a new account, or null if the server did not acknowledge it with a complete response. */
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

/** Signs in and returns the headers with the session cookie. */
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
  cookies.store(answer.headers)
  return { status: answer.status, cookie: cookies.header(), body: (await answer.json()) as unknown }
}
