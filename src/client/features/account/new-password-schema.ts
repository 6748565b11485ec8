import { z } from 'zod'
import { passwordProblem } from '#shared/rules/passwords.ts'

/**
 * The rule for a new password, told before anything is sent. Well-known passwords are known to the server
 * alone.
 */
export const newPasswordSchema = z.string().superRefine((password, context) => {
  const problem = passwordProblem(password)
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

export const newPasswordHint = '10 or more characters. A few unrelated words are easy to keep in mind.'
