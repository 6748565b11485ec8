import { z } from 'zod'
import { passwordLengthProblem } from '../rules/passwords.ts'
import { visibleEnds } from '../rules/written-text.ts'

/** Text that a person has to write. Spaces and invisible characters around it do not count. */
export const requiredText = (label: string, max: number, missing = `${label} is required`) =>
  storable(label, z.string({ error: missing }).overwrite(visibleEnds).min(1, missing), max)

/** Text that a person may write; blank and absent both mean none. */
export const optionalText = (label: string, max: number) =>
  storable(label, z.string({ error: `${label} must be text` }).overwrite(visibleEnds), max)
    .nullish()
    .transform((text) => text || null)

/** PostgreSQL cannot store NUL. */
const storable = (label: string, text: z.ZodString, max: number) =>
  text.max(max, `${label} must be at most ${max} characters`).refine((value) => !value.includes('\0'), {
    error: `${label} contains a character that cannot be stored`,
  })

/** The token of a mailed link. Longer than any token; bounds the input of the hash. */
export const linkToken = z
  .string({ error: 'This link is incomplete' })
  .min(1, 'This link is incomplete')
  .max(200, 'This link is incomplete')

/** The rules that both sides apply; the server also refuses passwords that are easy to guess. */
export const newPassword = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .min(1, { error: `${label} is required`, abort: true })
    .superRefine((password, context) => {
      const message = passwordLengthProblem(password)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
