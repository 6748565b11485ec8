import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client'
import type { Config } from '#server/config.ts'
import { loadedOnce } from '#server/loaded-once.ts'
import { type OidcPerson, personFrom } from './oidc-person.ts'
import { SignInProblem } from './sign-in-problem.ts'

const timeoutSeconds = 8

interface OidcChecks {
  state: string
  nonce: string
  codeVerifier: string
}

export type OidcClient = ReturnType<typeof createOidcClient>

/** The OpenID Connect client. Every failure is a SignInProblem. */
export function createOidcClient(oidc: NonNullable<Config['oidc']>, publicUrl: string) {
  const redirectUri = `${publicUrl}/api/callback`
  const provider = loadedOnce(() => discover(oidc))

  return {
    async authorizationUrl({ state, nonce, codeVerifier }: OidcChecks): Promise<string> {
      const url = buildAuthorizationUrl(await getConfiguration(provider), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      })
      return url.href
    },

    async identify(callbackUrl: URL, { state, nonce, codeVerifier }: OidcChecks): Promise<OidcPerson> {
      const configuration = await getConfiguration(provider)
      try {
        const tokens = await authorizationCodeGrant(configuration, callbackUrl, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new SignInProblem('oidc-failed')
        // Some providers return the email only from the userinfo endpoint.
        const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined
        const isComplete = claims.email !== undefined && claims.email_verified !== undefined
        if (isComplete || !hasUserInfo) return personFrom(claims)
        const userInfo = await fetchUserInfo(configuration, tokens.access_token, claims.sub)
        return personFrom({ ...userInfo, iss: claims.iss, sub: claims.sub })
      } catch (error) {
        if (error instanceof SignInProblem) throw error
        throw new SignInProblem(isUnavailable(error) ? 'oidc-unavailable' : 'oidc-failed', error)
      }
    },
  }
}

function discover({ issuer, clientId, clientSecret }: NonNullable<Config['oidc']>) {
  return discovery(new URL(issuer), clientId, {}, clientAuth(clientSecret), {
    timeout: timeoutSeconds,
    // TLS to the token endpoint would satisfy the standard; checking the signature also covers a proxy that
    // terminates TLS.
    execute: [enableNonRepudiationChecks, ...(isLoopback(new URL(issuer)) ? [allowInsecureRequests] : [])],
  })
}

/** client_secret_basic is the default unless the provider's list omits it. */
function clientAuth(clientSecret: string): ClientAuth {
  const basic = ClientSecretBasic(clientSecret)
  const post = ClientSecretPost(clientSecret)
  return (server, ...rest) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return supported.includes('client_secret_basic') ? basic(server, ...rest) : post(server, ...rest)
  }
}

/** Plain HTTP is allowed on the loopback interface only. */
function isLoopback({ hostname }: URL) {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

async function getConfiguration(provider: () => Promise<Configuration>) {
  try {
    return await provider()
  } catch (error) {
    throw new SignInProblem('oidc-unavailable', error)
  }
}

/** A network error, a timeout or a 5xx response. */
function isUnavailable(error: unknown) {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === 'OAUTH_TIMEOUT') return true
  const response = error.cause
  if (response instanceof Response) return response.status >= 500
  return error instanceof TypeError && error.message === 'fetch failed'
}
