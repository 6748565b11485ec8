/** The operator sees only the message. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export interface ConfigProblem {
  name: string
  allowed: string
}

/** One line per variable: name, value (only the shape of a secret) and what is allowed. */
export function describeProblems(problems: readonly ConfigProblem[], given: NodeJS.ProcessEnv) {
  const lines = new Map<string, string>()
  for (const { name, allowed } of problems) {
    if (!lines.has(name)) lines.set(name, `  ${name} is ${shapeOf(name, given[name])}; it ${allowed}.`)
  }
  const count = lines.size === 1 ? 'One setting is' : `${lines.size} settings are`
  return [`${count} not usable, so the server did not start:`, ...lines.values()].join('\n')
}

const secrets = new Set([
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'SESSION_SECRET',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
])

function shapeOf(name: string, value: string | undefined) {
  if (value === undefined) return 'not set'
  if (!secrets.has(name)) return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value)
  const scheme = /^[a-z][a-z0-9+.-]{1,15}:\/\//.exec(value)?.[0]
  const start = scheme === undefined ? '' : ` that start with ${scheme}`
  return `a text of ${value.length} character${value.length === 1 ? '' : 's'}${start}`
}
