/** Receives responses for the metrics. Those sent before Fastify run none of its hooks. */
export type ResponseObserver = (response: ObservedResponse, ms: number) => void

export interface ObservedResponse {
  method: string
  route: string
  status: number
}

/** The route of requests that are refused before routing; their URLs must not become labels. */
export const refusedRoute = 'refused'
