declare module 'autocannon' {
  type Result = Record<'errors' | 'timeouts' | 'non2xx', number> & { statusCodeStats: object }

  /** Awaited, it resolves at the end. */
  export default function autocannon(options: object): NodeJS.EventEmitter & PromiseLike<Result>
}
