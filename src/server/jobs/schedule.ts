import { type ParsedCronItem, parseCronItems } from 'graphile-worker'
import type { JobName } from './job-payloads.ts'

const hourMs = 3_600_000

/**
 * Cron schedules in UTC. A task that depends on Pacific time runs every hour and checks it. The job key allows one waiting
 * job per task.
 */
const times: Partial<Record<JobName, string>> = {
  'requeue-mail': '* * * * *',
  'tidy-imports': '* * * * *',
  'send-digest': '0 * * * *',
  'end-suspensions': '1 * * * *',
  'daily-notices': '2 * * * *',
  'send-search-digests': '3 * * * *',
  'purge-expired': '5 * * * *',
  'purge-trash': '8 * * * *',
  'sweep-uploads': '10 * * * *',
  'prune-mail': '15 * * * *',
  'tidy-notifications': '25 * * * *',
  'remove-failed-jobs': '20 * * * *',
  'make-backup': '30 * * * *',
  'check-links': '35 * * * *',
  'ask-owners': '40 * * * *',
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
