import { z } from 'zod'
import { trimInvisible } from '../rules/normalize-text.ts'
import { passwordLengthProblem } from '../rules/passwords.ts'

/** Required text, without spaces and invisible characters at its ends. */
export const requiredText = (label: string, max: number, missing = `${label} is required`) =>
  storable(label, z.string({ error: missing }).overwrite(trimInvisible).min(1, missing), max)

/** Optional text; blank becomes null. */
export const optionalText = (label: string, max: number) =>
  storable(label, z.string({ error: `${label} must be text` }).overwrite(trimInvisible), max)
    .nullish()
    .transform((text) => text || null)

/** PostgreSQL cannot store NUL. */
const storable = (label: string, text: z.ZodString, max: number) =>
  text.max(max, `${label} must be at most ${max} characters`).refine((value) => !value.includes('\0'), {
    error: `${label} contains a character that cannot be stored`,
  })

/** The token of a mailed link. The maximum exceeds every token and bounds the input of the hash. */
export const linkToken = z
  .string({ error: 'This link is incomplete' })
  .min(1, 'This link is incomplete')
  .max(200, 'This link is incomplete')

/** The rules on both sides; the server also rejects passwords that are easy to guess. */
export const newPassword = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .min(1, { error: `${label} is required`, abort: true })
    .superRefine((password, context) => {
      const message = passwordLengthProblem(password)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
