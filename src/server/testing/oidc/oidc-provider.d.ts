/** The package ships no types; this covers what the tests use. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  interface InteractionDetails {
    prompt: { name: string }
    params: Record<string, unknown>
    session?: { accountId: string }
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    callback(): RequestListener
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<InteractionDetails>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<void>
    Grant: new (properties: {
      accountId: string
      clientId: string
    }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
  }
}
