export function startTestPostgres(): Promise<{
  url: string
  /** Stops the server and starts it again on the same data and port, after `awayMs`. */
  restart(awayMs?: number): Promise<void>
  stop(): Promise<void>
}>
