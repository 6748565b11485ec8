/** Every background job by name, with what it is given. Payloads hold ids, never personal data. */
export interface JobPayloads {
  'send-mail': { mailId: number }
  'requeue-mail': NoPayload
  'prune-mail': NoPayload
  'send-digest': NoPayload
  'purge-expired': NoPayload
  'purge-trash': NoPayload
  'sweep-uploads': NoPayload
  'tidy-imports': NoPayload
  'remove-failed-jobs': NoPayload
  'vacuum-erased': NoPayload
  'add-demo-photos': NoPayload
}

export type JobName = keyof JobPayloads

type NoPayload = Record<string, never>
