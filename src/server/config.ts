import { resolve } from 'node:path'
import type { z } from 'zod'
import { ConfigError, describeProblems } from './config-problems.ts'
import { environmentSchema, halfSetGroups } from './config-variables.ts'

export type Config = ReturnType<typeof toConfig>
export type S3Config = NonNullable<Config['s3']>

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

/** For a child process that reads the configuration too. */
export function ownEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...more }
}

type Environment = z.output<typeof environmentSchema>

function toConfig(env: Environment) {
  const isEmbedded = env.DATABASE_URL === undefined
  const host = env.HOST ?? (isEmbedded ? '127.0.0.1' : '0.0.0.0')
  return {
    host,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    /** Null: the embedded database in dataDir. */
    databaseUrl: env.DATABASE_URL ?? null,
    demoData: env.DEMO_DATA ?? isEmbedded,
    /** Null: generated on an empty embedded database. */
    firstAdmin: firstAdminOf(env),
    /** An origin, without a trailing slash. */
    publicUrl: env.PUBLIC_URL ?? `http://${browsableHost(host)}:${env.PORT}`,
    /** Null: generated into dataDir. */
    sessionSecret: env.SESSION_SECRET ?? null,
    oidc: oidcOf(env),
    /** Null: mail is written to files under dataDir. */
    smtpUrl: env.SMTP_URL ?? null,
    /** Null: a no-reply address on the site's host. */
    mailFrom: env.MAIL_FROM ?? null,
    /** Null: uploads are stored under dataDir. */
    s3: s3Of(env),
    siteName: env.SITE_NAME,
    companyName: env.COMPANY_NAME,
    contactEmail: env.CONTACT_EMAIL,
    privacyEmail: env.PRIVACY_EMAIL,
    rateLimit: env.RATE_LIMIT,
    /** Whether admins need a second factor. */
    adminFactor: env.ADMIN_2FA,
    contentProtection: env.CONTENT_PROTECTION,
    /** Whether visitors browse without an account. */
    publicBrowsing: env.PUBLIC_BROWSING,
    /** Origins whose pages may show lists in a frame. */
    embedOrigins: env.EMBED_ORIGINS,
    /** The number or the addresses of trusted proxies. */
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    tiles: { url: env.TILE_URL, attribution: env.TILE_ATTRIBUTION },
    importMaxBytes: env.IMPORT_MAX_BYTES,
    /** Whether links of listings are checked. */
    linkWatch: env.LINK_WATCH,
    /** Null: no metrics are served. */
    metricsToken: env.METRICS_TOKEN ?? null,
    /** Null: no scheduled backups. */
    backups: env.BACKUP_DIR === undefined ? null : { folder: resolve(env.BACKUP_DIR), keep: env.BACKUP_KEEP },
  }
}

function firstAdminOf({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Environment) {
  return email === undefined || password === undefined ? null : { email, password }
}

function oidcOf(env: Environment) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null
  return { issuer, clientId, clientSecret, label: env.OIDC_LABEL ?? new URL(issuer).hostname }
}

function s3Of(env: Environment) {
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
