import { type Kind, kinds } from './kinds.ts'

/** The key of a kind in responses with the pending queue, such as summerCamps. */
export type QueueName = (typeof kinds)[Kind]['names']['pending']
export const queueName = (kind: Kind): QueueName => kinds[kind].names.pending

/** An object keyed by queue name. */
export const byQueueName = <T>(entries: Iterable<readonly [Kind, T]>) =>
  Object.fromEntries([...entries].map(([kind, entry]) => [queueName(kind), entry])) as Record<QueueName, T>
