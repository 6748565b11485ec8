import { z } from 'zod'
import { passwordLengthProblem } from '#shared/rules/passwords.ts'

/** The client-side password rule. The server also rejects well-known passwords. */
export const newPasswordSchema = z.string().superRefine((password, context) => {
  const problem = passwordLengthProblem(password)
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

export const newPasswordHint = '10 or more characters. A few unrelated words are easy to remember.'
