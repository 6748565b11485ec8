import { appendFileSync } from 'node:fs'

export interface Ordeal {
  promise: string
  /** The unit of `short` and `long`. */
  unit: string
  /** The count in `npm test`; 0 if only `npm run ordeal` runs it. */
  short: number
  /** The count in `npm run ordeal`. */
  long: number
  /** Parts of the names of its test files. */
  files: string[]
  /** Runs only the tests in those files whose names match. */
  test?: string
  suite: 'api' | 'process' | 'load' | 'ordeal' | 'browser'
}

/** Every ordeal, with its repetitions. */
export const ordeals = {
  requests: {
    promise:
      'Requests generated from OpenAPI, valid, invalid and hostile, as visitor, user and admin: no 5xx, no answer outside its schema, no guard passed',
    unit: 'requests',
    short: 5_000,
    long: 250_000,
    files: ['generated-requests'],
    suite: 'api',
  },
  kills: {
    promise:
      'kill -9 of the server while it writes: no acknowledged write is lost or doubled, every start succeeds',
    unit: 'kills',
    short: 5,
    long: 500,
    files: ['process/crash'],
    suite: 'process',
  },
  importKills: {
    promise: 'kill -9 in the middle of an import: all rows are there or none, and the file then imports',
    unit: 'kills',
    short: 1,
    long: 20,
    files: ['process/import-crash'],
    suite: 'process',
  },
  databaseKills: {
    promise:
      'kill -9 of the embedded PostgreSQL, of its supervisor and of the server: no acknowledged row is lost',
    unit: 'kills',
    short: 3,
    long: 100,
    files: ['process/embedded-postgres'],
    test: 'kill -9',
    suite: 'process',
  },
  failover: {
    promise: 'Fail-over of a replicated PostgreSQL behind HAProxy under load: nothing acknowledged is lost',
    unit: 'fail-overs',
    short: 0,
    long: 20,
    files: ['failover.ordeal'],
    suite: 'ordeal',
  },
  rolling: {
    promise:
      'Rolling restart of two processes behind nginx at 100 requests a second: nothing fails but what a busy process refuses (overload)',
    unit: 'restarts of both',
    short: 1,
    long: 50,
    files: ['process/two-servers'],
    test: 'restart',
    suite: 'load',
  },
  upgrade: {
    promise:
      'The version before serves while this version migrates its database and takes over: nothing fails',
    unit: 'upgrades',
    short: 0,
    long: 1,
    files: ['upgrade.ordeal'],
    suite: 'ordeal',
  },
  container: {
    promise:
      'The image is built, runs without root on a read-only root file system, and keeps its data over a restart',
    unit: 'builds',
    short: 0,
    long: 1,
    files: ['container.ordeal'],
    suite: 'ordeal',
  },
  providers: {
    promise:
      'Mail server, S3 and identity provider down, silent or answering rubbish: the rest of the site does not notice',
    unit: 'seconds each',
    short: 1,
    long: 300,
    files: ['process/two-servers'],
    test: 'provider',
    suite: 'load',
  },
  overload: {
    promise: '10 × overload: no 500, health checks are answered, recovers within 5 s',
    unit: 'seconds',
    short: 10,
    long: 300,
    files: ['process/two-servers'],
    test: '10 times the load',
    suite: 'load',
  },
  fullDisk: {
    promise: 'Disk full for uploads and database: clear errors, nothing is lost, recovers',
    unit: 'times',
    short: 1,
    long: 10,
    files: ['process/full-disk'],
    suite: 'process',
  },
  xss: {
    promise:
      'Stored XSS in every writable field, every screen that shows it opened in Chromium: nothing runs',
    unit: 'payloads',
    short: 20,
    long: 500,
    files: ['stored-xss'],
    suite: 'browser',
  },
  demotions: {
    promise: 'Two admins demote each other at the same moment: one of them always stays',
    unit: 'times',
    short: 50,
    long: 1_000,
    files: ['users.api'],
    test: 'demote each other',
    suite: 'api',
  },
  mailKills: {
    promise: 'kill -9 of processes that send mail: every mail arrives, and few of them twice',
    unit: 'kills',
    short: 2,
    long: 20,
    files: ['mail-killed'],
    suite: 'api',
  },
  mailTrouble: {
    promise: 'A mail server that fails half of the time: no mail is lost',
    unit: 'mails',
    short: 60,
    long: 1_000,
    files: ['mail-server-trouble'],
    suite: 'api',
  },
  personalData: {
    promise: 'Personal data over every GET and role, in logs and error bodies: it is in none of them',
    unit: 'crawl',
    short: 1,
    long: 1,
    files: ['email-crawl', 'log-canaries'],
    suite: 'api',
  },
  hiddenListings: {
    promise:
      'Pending, sent back, trashed, paused and deactivated listings, and those of suspended owners, over every GET, total, feed and page: the site looks as if they did not exist',
    unit: 'crawl',
    short: 1,
    long: 1,
    files: ['hidden-listings'],
    suite: 'api',
  },
} satisfies Record<string, Ordeal>

/** `npm run ordeal` sets these variables. */
export const isLongOrdeal = process.env.ORDEAL === 'long'
const scale = Number(process.env.ORDEAL_SCALE ?? 1)

/** The repetitions of an ordeal in this run. */
export function rounds(name: keyof typeof ordeals): number {
  const { short, long } = ordeals[name]
  return isLongOrdeal ? Math.max(1, Math.round(long * scale)) : short
}

/** Records a measurement, or 'not run: …' with the reason, for docs/ordeal.md. */
export function note(text: string) {
  if (process.env.ORDEAL_NOTES) appendFileSync(process.env.ORDEAL_NOTES, `${text}\n`)
}
