import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'
import { createCookieJar } from '../cookie-jar.ts'

/** The claims of the current visitor. */
export interface ProviderAccount {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

/** A defect in the ID tokens. The provider's own key signs wrong claims. */
type Forgery = 'signature' | 'algorithm none' | 'algorithm HS256' | keyof typeof wrongClaims

const wrongClaims = {
  nothing: {},
  audience: { aud: 'another-site' },
  issuer: { iss: 'https://another-provider.test' },
  'end of validity': { exp: 1_000_000_000 },
}

/** Shared by all providers, because generating a key takes longer than a test. */
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

const client = { id: 'waymark', secret: 'a secret between the provider and the site' }

/** Starts a real OpenID Connect provider. Its visitor signs in and consents immediately, or cancels. */
export async function aProvider(publicUrl: string, port = 0) {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  const people = new Map<string, ProviderAccount>()
  let visitor: ProviderAccount | null = null
  let forgery: Forgery | null = null
  const provider = new Provider(issuer, {
    clients: [
      { client_id: client.id, client_secret: client.secret, redirect_uris: [`${publicUrl}/api/callback`] },
    ],
    jwks: { keys: [privateKey.export({ format: 'jwk' })] },
    pkce: { required: () => true },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: () => people.get(id) }),
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['only for tests'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (forgery !== null && request.url === '/token') forgeToken(response, forgery, privateKey)
    if (request.url?.startsWith('/interaction/')) void interact(request, response)
    else answer(request, response)
  })

  async function interact(request: IncomingMessage, response: ServerResponse) {
    const { prompt, session } = await provider.interactionDetails(request, response)
    const result = await resultOf(prompt.name, session?.accountId)
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true })
  }

  async function resultOf(prompt: string, accountId: string | undefined) {
    if (visitor === null) return { error: 'access_denied', error_description: 'changed their mind' }
    if (prompt === 'login') return { login: { accountId: visitor.sub } }
    const grant = new provider.Grant({ accountId: accountId ?? visitor.sub, clientId: client.id })
    grant.addOIDCScope('openid email profile')
    return { consent: { grantId: await grant.save() } }
  }

  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },

    /** Sets the next visitor. Null cancels the sign-in. */
    expect(person: ProviderAccount | null) {
      visitor = person
      if (person) people.set(person.sub, person)
    },

    /** Sets the defect of all following ID tokens. */
    forge(next: Forgery | null) {
      forgery = next
    },

    /** Follows redirects within the provider and returns the first URL outside it. */
    async visit(url: string): Promise<string> {
      const cookies = createCookieJar()
      let next = url
      while (next.startsWith(issuer)) {
        const response = await fetch(next, { redirect: 'manual', headers: { cookie: cookies.header() } })
        cookies.store(response.headers)
        const location = response.headers.get('location')
        if (location === null)
          throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
        next = new URL(location, next).href
      }
      return next
    },

    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Replaces the ID token in the response. */
function forgeToken(response: ServerResponse, forgery: Forgery, key: KeyObject) {
  const end = response.end.bind(response) as (body: string) => ServerResponse
  response.end = ((body: Buffer | string) => {
    const answer = JSON.parse(String(body))
    const text = JSON.stringify({ ...answer, id_token: forged(answer.id_token, forgery, key) })
    response.setHeader('content-length', Buffer.byteLength(text))
    return end(text)
  }) as typeof response.end
}

function forged(idToken: string, forgery: Forgery, key: KeyObject) {
  const [head = '', body = '', signature = ''] = idToken.split('.')
  if (forgery === 'signature') return `${head}.${body}.${[...signature].reverse().join('')}`
  if (forgery === 'algorithm none') return `${encoded({ alg: 'none' })}.${body}.`
  if (forgery === 'algorithm HS256') {
    const content = `${encoded({ alg: 'HS256' })}.${body}`
    return `${content}.${createHmac('sha256', client.secret).update(content).digest('base64url')}`
  }
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const content = `${head}.${encoded({ ...claims, ...wrongClaims[forgery] })}`
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
