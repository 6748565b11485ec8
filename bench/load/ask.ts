/** One HTTP request, as the load and the recorder send it. */
export interface Ask {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** The same request over and over, or a new one each time. */
export type Asking = Ask | (() => Ask)
