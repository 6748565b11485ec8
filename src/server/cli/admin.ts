import { type AdminAccounts, createAdminAccounts } from '#server/auth/admin-accounts.service.ts'
import { createPasswords } from '#server/auth/passwords.ts'
import { loadConfig } from '#server/config.ts'
import { sqlStateOf } from '#server/db/database-errors.ts'
import { openConfiguredDatabase } from '#server/db/open-configured-database.ts'
import { AppError } from '#server/errors.ts'
import { createLogger } from '#server/http/logging.ts'
import { explainStartError } from '#server/start-error.ts'

const usage = `Usage: npm run admin -- <what> <email>

  grant           makes the account an admin
  revoke          takes that back; the last admin stays one
  reset-password  gives the account a new random password, prints it once and signs it out everywhere
  create          makes a new admin with a random password, and prints it once

Works while the server runs, and counts from the next request on.`

type Action = (accounts: AdminAccounts, email: string) => Promise<string>

const actions: Record<string, Action> = {
  grant: (accounts, email) => accounts.grant(email),
  revoke: (accounts, email) => accounts.revoke(email),
  'reset-password': (accounts, email) => accounts.resetPassword(email),
  create: (accounts, email) => accounts.create(email),
}

process.exitCode = await main(process.argv.slice(2))

async function main([what = '', email = '', ...rest]: string[]): Promise<number> {
  const action = Object.hasOwn(actions, what) ? actions[what] : undefined
  if (!action || email === '' || rest.length > 0) {
    console.error(usage)
    return 1
  }
  try {
    console.log(await perform(action, email))
    return 0
  } catch (error) {
    console.error(explain(error))
    return 1
  }
}

async function perform(action: Action, email: string) {
  const logger = createLogger('fatal')
  const database = await openConfiguredDatabase(loadConfig(), { poolSize: 1, logger, isCommand: true })
  try {
    const passwords = createPasswords()
    return await action(createAdminAccounts({ db: database.db, clock: () => new Date(), passwords }), email)
  } finally {
    await database.close()
  }
}

function explain(error: unknown) {
  if (error instanceof AppError) return error.message
  const isEmpty = sqlStateOf(error) === '42P01'
  if (isEmpty) return 'The database has no tables yet. Start the server once with npm start, then try again.'
  return explainStartError(error, null) ?? (error instanceof Error ? error.message : String(error))
}
