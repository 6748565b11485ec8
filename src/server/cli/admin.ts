import { parseArgs } from 'node:util'
import { type AdminAccounts, createAdminAccounts } from '#server/auth/admin-accounts.service.ts'
import { createPasswords } from '#server/auth/passwords.ts'
import { loadConfig } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { badRequest } from '#server/errors.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { createSuspensionService, type SuspensionService } from '#server/suspensions/suspensions.service.ts'
import { suspendBodySchema } from '#shared/contract/users.ts'
import { runCommand, withDatabase } from './run-command.ts'

const usage = `Usage: npm run admin -- <what> <email>

  grant           makes the account an admin
  revoke          removes the admin role; the last admin keeps it
  reset-password  gives the account a new random password, prints it once and signs it out everywhere
  create          creates an admin with a random password, and prints it once
  reset-2fa       removes two-step sign-in from the account and signs it out everywhere
  suspend         closes the account and hides what it published: --reason "…" [--until 2027-03-31]
  restore         ends a suspension

Works while the server runs, and takes effect from the next request.`

interface Services {
  accounts: AdminAccounts
  suspensions: SuspensionService
}
type Options = { reason?: string; until?: string }
type Action = (services: Services, email: string, options: Options) => Promise<string>

const actions: Record<string, Action> = {
  grant: ({ accounts }, email) => accounts.grant(email),
  revoke: ({ accounts }, email) => accounts.revoke(email),
  'reset-password': ({ accounts }, email) => accounts.resetPassword(email),
  create: ({ accounts }, email) => accounts.create(email),
  'reset-2fa': ({ accounts }, email) => accounts.resetSecondFactor(email),
  suspend: async ({ accounts, suspensions }, email, options) => {
    const parsed = suspendBodySchema.safeParse(options)
    if (!parsed.success) throw badRequest(parsed.error.issues[0]?.message)
    const { suspendedUntil } = await suspensions.suspend(null, await accounts.idOf(email), parsed.data)
    return `${email} is suspended${suspendedUntil === null ? '' : ` until ${suspendedUntil}`}.`
  },
  restore: async ({ accounts, suspensions }, email) => {
    await suspensions.restore(null, await accounts.idOf(email))
    return `${email} is not suspended any more.`
  },
}

const servicesOn = (db: Db): Services => {
  const { siteName: name, publicUrl, contactEmail, rateLimit } = loadConfig()
  const clock = () => new Date()
  return {
    accounts: createAdminAccounts({ db, clock, passwords: createPasswords() }),
    suspensions: createSuspensionService({
      db,
      clock,
      mailer: createMailer({ clock, rateLimit }),
      site: { name, publicUrl, contactEmail },
    }),
  }
}

function parsed() {
  try {
    const options = { reason: { type: 'string' }, until: { type: 'string' } } as const
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return { positionals: [], values: {} }
  }
}

const {
  positionals: [what = '', email = '', ...rest],
  values,
} = parsed()
const action = Object.hasOwn(actions, what) ? actions[what] : undefined
const isComplete =
  email !== '' && rest.length === 0 && (what === 'suspend' || Object.keys(values).length === 0)

if (action && isComplete) {
  await runCommand(() =>
    withDatabase(async ({ db }) => console.log(await action(servicesOn(db), email, values))),
  )
} else {
  process.exitCode = 1
  console.error(usage)
}
