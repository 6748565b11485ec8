import { resolve } from 'node:path'
import type { z } from 'zod'
import { ConfigError, describeProblems } from './config-problems.ts'
import { environmentSchema, halfSetGroups } from './config-variables.ts'

export interface Config {
  host: string
  port: number
  dataDir: string
  /** Null: the embedded database in dataDir. */
  databaseUrl: string | null
  demoData: boolean
  /** Null: generated on an empty embedded database. */
  firstAdmin: { email: string; password: string } | null
  /** An origin, without a trailing slash. */
  publicUrl: string
  /** Null: generated into dataDir. */
  sessionSecret: string | null
  oidc: { issuer: string; clientId: string; clientSecret: string; label: string } | null
  /** Null: mail is written to files under dataDir. */
  smtpUrl: string | null
  /** Null: a no-reply address on the site's host. */
  mailFrom: string | null
  /** Null: uploads are stored under dataDir. */
  s3: S3Config | null
  siteName: string
  companyName: string
  contactEmail: string
  privacyEmail: string
  rateLimit: boolean
  /** Whether admins need a second factor. */
  adminFactor: boolean
  contentProtection: boolean
  /** Whether visitors browse without an account. */
  publicBrowsing: boolean
  /** Origins whose pages may show lists in a frame. */
  embedOrigins: string[]
  /** The number or the addresses of trusted proxies. */
  trustProxy: number | string[] | false
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  tiles: { url: string; attribution: string }
  importMaxBytes: number
  /** Whether links of listings are checked. */
  linkWatch: boolean
  /** Null: no metrics are served. */
  metricsToken: string | null
  /** Null: no scheduled backups. */
  backups: { folder: string; keep: number } | null
}

export interface S3Config {
  endpoint: string | null
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
}

/** Throws a ConfigError that lists every problem at once. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  // Compose files and shells pass an empty variable for 'not set'.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), allowed: message })),
    ...halfSetGroups(given),
  ]
  if (!parsed.success || problems.length > 0) throw new ConfigError(describeProblems(problems, given))
  return toConfig(parsed.data)
}

/** Secrets and PG* variables of this process must not reach the embedded PostgreSQL. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SYSTEMROOT, TEMP } = process.env
  return { PATH, SYSTEMROOT, TEMP, LC_ALL: 'C', TZ: 'UTC' }
}

type Environment = z.output<typeof environmentSchema>

function toConfig(env: Environment): Config {
  const isEmbedded = env.DATABASE_URL === undefined
  const host = env.HOST ?? (isEmbedded ? '127.0.0.1' : '0.0.0.0')
  return {
    host,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    demoData: env.DEMO_DATA ?? isEmbedded,
    firstAdmin: firstAdminOf(env),
    publicUrl: env.PUBLIC_URL ?? `http://${browsableHost(host)}:${env.PORT}`,
    sessionSecret: env.SESSION_SECRET ?? null,
    oidc: oidcOf(env),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? null,
    s3: s3Of(env),
    siteName: env.SITE_NAME,
    companyName: env.COMPANY_NAME,
    contactEmail: env.CONTACT_EMAIL,
    privacyEmail: env.PRIVACY_EMAIL,
    rateLimit: env.RATE_LIMIT,
    adminFactor: env.ADMIN_2FA,
    contentProtection: env.CONTENT_PROTECTION,
    publicBrowsing: env.PUBLIC_BROWSING,
    embedOrigins: env.EMBED_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    tiles: { url: env.TILE_URL, attribution: env.TILE_ATTRIBUTION },
    importMaxBytes: env.IMPORT_MAX_BYTES,
    linkWatch: env.LINK_WATCH,
    metricsToken: env.METRICS_TOKEN ?? null,
    backups: env.BACKUP_DIR === undefined ? null : { folder: resolve(env.BACKUP_DIR), keep: env.BACKUP_KEEP },
  }
}

function firstAdminOf({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Environment) {
  return email === undefined || password === undefined ? null : { email, password }
}

function oidcOf(env: Environment): Config['oidc'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null
  return { issuer, clientId, clientSecret, label: env.OIDC_LABEL ?? new URL(issuer).hostname }
}

function s3Of(env: Environment): S3Config | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return null
  const endpoint = env.S3_ENDPOINT ?? null
  return {
    endpoint,
    bucket,
    region: env.S3_REGION ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    // Other S3 servers seldom have a host name per bucket.
    forcePathStyle: env.S3_FORCE_PATH_STYLE ?? endpoint !== null,
  }
}

/** Browsers cannot open 0.0.0.0. */
function browsableHost(host: string) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
