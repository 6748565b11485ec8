import { resolve } from 'node:path'
import type { z } from 'zod'
import { ConfigError, describeProblems } from './config-problems.ts'
import { environmentSchema, halfSetGroups } from './config-variables.ts'

export interface Config {
  host: string
  port: number
  /** Absolute. */
  dataDir: string
  /** Null: the embedded database in dataDir. */
  databaseUrl: string | null
  demoData: boolean
  /** Null: one is made up on an empty embedded database. */
  firstAdmin: { email: string; password: string } | null
  /** An origin, without a slash at its end. */
  publicUrl: string
  /** Null: generated into dataDir. */
  sessionSecret: string | null
  oidc: { issuer: string; clientId: string; clientSecret: string; label: string } | null
  /** Null: each mail becomes a file under dataDir. */
  smtpUrl: string | null
  /** Null: a no-reply address on the site's own host. */
  mailFrom: string | null
  /** Null: uploads lie under dataDir. */
  s3: S3Config | null
  siteName: string
  companyName: string
  contactEmail: string
  privacyEmail: string
  rateLimit: boolean
  contentProtection: boolean
  /** A number of proxies, or the addresses of those we believe; false: nobody. */
  trustProxy: number | string[] | false
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  tiles: { url: string; attribution: string }
  importMaxBytes: number
}

export interface S3Config {
  endpoint: string | null
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
}

/** Reads every setting there is, once. Throws a ConfigError that names everything wrong at once. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  // An empty variable is how compose files and shells spell 'not set'.
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
    contentProtection: env.CONTENT_PROTECTION,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    tiles: { url: env.TILE_URL, attribution: env.TILE_ATTRIBUTION },
    importMaxBytes: env.IMPORT_MAX_BYTES,
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
    // What is not Amazon's own seldom has a name for each bucket.
    forcePathStyle: env.S3_FORCE_PATH_STYLE ?? endpoint !== null,
  }
}

/** Nobody can open 0.0.0.0 in a browser. */
function browsableHost(host: string) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
