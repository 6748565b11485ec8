import { z } from 'zod'
import { defaultSiteConfig } from '#shared/contract/site.ts'
import type { ConfigProblem } from './config-problems.ts'
import { addressProblem } from './db/database-address.ts'

/** Every environment variable. Each message says what is allowed. */
export const environmentSchema = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: text(/^[^\s/]+$/, 'must be an address or a name to listen on, such as 127.0.0.1').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().superRefine(checkDatabaseUrl).optional(),
  DEMO_DATA: yesOrNo().optional(),
  ADMIN_EMAIL: email().optional(),
  ADMIN_PASSWORD: z.string().min(10, 'must have 10 or more characters').optional(),
  PUBLIC_URL: origin().optional(),
  SESSION_SECRET: z.string().min(32, 'must have 32 or more characters').optional(),
  OIDC_ISSUER: issuer().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_LABEL: z.string().max(60, 'must have at most 60 characters').optional(),
  SMTP_URL: text(/^smtps?:\/\/\S+$/, 'must be smtp://user:password@host:587 or smtps://…').optional(),
  MAIL_FROM: text(/^[^<>@\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, or Name <address>').optional(),
  S3_ENDPOINT: webAddress('must be an http:// or https:// address').optional(),
  S3_BUCKET: text(/^[\w.-]{3,255}$/, 'must be the name of a bucket').optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: yesOrNo().optional(),
  SITE_NAME: z.string().max(60, 'must have at most 60 characters').default(defaultSiteConfig.siteName),
  COMPANY_NAME: z
    .string()
    .max(120, 'must have at most 120 characters')
    .default(defaultSiteConfig.companyName),
  CONTACT_EMAIL: email().default(defaultSiteConfig.contactEmail),
  PRIVACY_EMAIL: email().default(defaultSiteConfig.privacyEmail),
  RATE_LIMIT: onOrOff().default(true),
  ADMIN_2FA: z
    .enum(['required', 'off'], { error: 'must be required or off' })
    .default('off')
    .transform((value) => value === 'required'),
  CONTENT_PROTECTION: onOrOff().default(true),
  PUBLIC_BROWSING: onOrOff().default(true),
  EMBED_ORIGINS: z.string().transform(toOrigins).default([]),
  TRUST_PROXY: z.string().transform(toTrustProxy).default(false),
  LINK_WATCH: onOrOff().default(false),
  METRICS_TOKEN: z.string().min(16, 'must have 16 or more characters').optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: whole(1, 35).default(14),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  TILE_URL: tileUrl().default(defaultSiteConfig.tileUrl),
  TILE_ATTRIBUTION: z.string().default(defaultSiteConfig.tileAttribution),
  IMPORT_MAX_BYTES: whole(1024, 1024 ** 3).default(50 * 1024 * 1024),
})

type Name = keyof z.input<typeof environmentSchema>

/** When any member is set, the needed ones must be set. */
const groups: { members: readonly Name[]; needed: readonly Name[] }[] = [
  { members: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'], needed: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'] },
  {
    members: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_LABEL'],
    needed: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  },
  {
    members: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    needed: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  },
]

/** Separate from the schema, whose refinements run only when every variable is valid. */
export function halfSetGroups(given: NodeJS.ProcessEnv): ConfigProblem[] {
  return groups.flatMap(({ members, needed }) => {
    const set = members.filter((name) => given[name] !== undefined)
    if (set.length === 0) return []
    const missing = needed.filter((name) => given[name] === undefined)
    return missing.map((name) => ({ name, allowed: `must be set along with ${set.join(', ')}` }))
  })
}

function text(pattern: RegExp, allowed: string) {
  return z.string().regex(pattern, allowed)
}

function checkDatabaseUrl(value: string, context: z.RefinementCtx) {
  const problem = addressProblem(value)
  if (problem !== null) context.addIssue(problem)
}

function email() {
  return text(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an email address')
}

function whole(min: number, max: number) {
  const allowed = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,15}$/, allowed)
    .transform(Number)
    .pipe(z.number().min(min, allowed).max(max, allowed))
}

function yesOrNo() {
  return z.stringbool({
    truthy: ['true', '1', 'yes', 'on'],
    falsy: ['false', '0', 'no', 'off'],
    error: 'must be true or false',
  })
}

function onOrOff() {
  return z.stringbool({ truthy: ['on'], falsy: ['off'], error: 'must be on or off' })
}

function webAddress(allowed: string) {
  return z.string().refine(isWebAddress, allowed)
}

function isWebAddress(value: string) {
  return /^https?:\/\//.test(value) && URL.canParse(value)
}

function origin() {
  const allowed =
    'must be http:// or https:// with a host and nothing after it, such as https://waymark.example.org'
  return webAddress(allowed)
    .transform((value) => new URL(value))
    .refine(({ pathname, search }) => pathname === '/' && search === '', allowed)
    .transform((url) => url.origin)
}

function toOrigins(value: string, context: z.RefinementCtx): string[] {
  const origins = value.split(/[\s,]+/).filter(Boolean)
  if (origins.every((one) => isWebAddress(one) && new URL(one).origin === one)) return origins
  context.addIssue('must be origins such as https://school.example.org, joined by commas')
  return z.NEVER
}

/** Tokens are sent to it, so it must use HTTPS except on the loopback interface. */
function issuer() {
  return z.string().refine((value) => {
    if (!isWebAddress(value)) return false
    const { protocol, hostname } = new URL(value)
    return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  }, 'must be an https:// address (http:// only on this machine)')
}

function tileUrl() {
  return z
    .string()
    .refine(
      (value) => isWebAddress(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
      'must be a web address with {z}, {x} and {y}',
    )
}

const proxyAddress = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
])

function toTrustProxy(value: string, context: z.RefinementCtx): number | string[] | false {
  if (['off', 'false', 'no', '0'].includes(value.toLowerCase())) return false
  if (/^\d{1,2}$/.test(value)) return Number(value)
  const addresses = value.split(',').map((part) => part.trim())
  if (addresses.every((address) => proxyAddress.safeParse(address).success)) return addresses
  context.addIssue('must be off, the number of proxies in front, or their addresses joined by commas')
  return z.NEVER
}
