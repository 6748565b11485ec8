const password = 'a quiet walk uphill'

interface Person {
  email: string
  firstName: string
}

/** Whether the server acknowledged the account. No answer, or half of one, is no acknowledgement. */
export async function register(url: string, { email, firstName }: Person): Promise<boolean> {
  try {
    const body = { email, password, firstName, lastName: 'Rivera', ageConfirmed: true }
    const answer = await post(`${url}/api/register`, body)
    return answer.status === 201
  } catch {
    return false
  }
}

export async function canSignIn(url: string, email: string): Promise<boolean> {
  const answer = await post(`${url}/api/login`, { email, password })
  return answer.status === 200
}

async function post(url: string, body: object) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.text()
  return answer
}
