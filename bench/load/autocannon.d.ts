declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  interface Options {
    url: string
    connections: number
    duration: number
    /** Seconds. */
    timeout: number
    requests: { setupRequest: (request: object) => object }[]
  }

  interface Result {
    errors: number
    timeouts: number
    non2xx: number
    statusCodeStats: object
  }

  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): EventEmitter
}
