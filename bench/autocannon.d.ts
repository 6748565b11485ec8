declare module 'autocannon' {
  type Result = Record<'errors' | 'timeouts' | 'non2xx', number> & { statusCodeStats: object }

  /** `await` resolves when the run ends. */
  export default function autocannon(options: object): NodeJS.EventEmitter & PromiseLike<Result>
}
