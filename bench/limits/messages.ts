import type { Statement } from '../statements/wire-tap.ts'

/** What a limit is to do, told to its process when it starts. */
export type Orders =
  | { limit: 'constant'; body: string; headers: Record<string, string> }
  | {
      limit: 'database'
      url: string
      connections: number
      connection: Record<string, string>
      /** The requests of a variant, the waves of a request, the statements of a wave. */
      variants: Statement[][][][]
    }

/** What the process answers once it listens. */
export interface Ready {
  port: number
}
