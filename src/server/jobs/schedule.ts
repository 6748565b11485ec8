import { type ParsedCronItem, parseCronItems } from 'graphile-worker'
import type { JobName } from './job-payloads.ts'

const hourMs = 3_600_000

/**
 * When recurring jobs run, in UTC. A task that goes by the hour in California runs every hour and decides for itself.
 * The key keeps at most one waiting job of each.
 */
const times: Partial<Record<JobName, string>> = {
  'requeue-mail': '* * * * *',
  'tidy-imports': '* * * * *',
  'send-digest': '0 * * * *',
  'purge-expired': '5 * * * *',
  'purge-trash': '8 * * * *',
  'sweep-uploads': '10 * * * *',
  'prune-mail': '15 * * * *',
  'remove-failed-jobs': '20 * * * *',
}

/** An hourly job that was due while the server was down runs at the next start; the others are due within a minute. */
export function schedule(): ParsedCronItem[] {
  return parseCronItems(
    Object.entries(times).map(([task, match]) => ({
      task,
      match,
      options: { jobKey: task, jobKeyMode: 'replace', backfillPeriod: match.startsWith('*') ? 0 : hourMs },
    })),
  )
}
