/** Every background job by name, with its payload: ids, never personal data. */
export interface JobPayloads {
  'send-mail': { mailId: number }
  'requeue-mail': NoPayload
  'prune-mail': NoPayload
  'send-digest': NoPayload
  'send-search-digests': NoPayload
  'purge-expired': NoPayload
  'end-suspensions': NoPayload
  'tell-savers': { changeId: number }
  'daily-notices': NoPayload
  'tidy-notifications': NoPayload
  'purge-trash': NoPayload
  'sweep-uploads': NoPayload
  'tidy-imports': NoPayload
  'remove-failed-jobs': NoPayload
  'vacuum-erased': NoPayload
  'add-demo-photos': NoPayload
  'make-backup': NoPayload
  'check-links': NoPayload
  'ask-owners': NoPayload
}

export type JobName = keyof JobPayloads

type NoPayload = Record<string, never>
