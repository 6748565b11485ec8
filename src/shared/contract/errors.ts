import { z } from 'zod'

export const fieldErrorSchema = z.object({
  field: z.string(),
  message: z.string(),
})

/** The body of every error response. */
export const errorBodySchema = z
  .object({
    message: z.string(),
    errors: z.array(fieldErrorSchema).optional(),
    /** Set for errors that the client handles in code. */
    code: z.enum(['reauthenticate', 'second-factor']).optional(),
  })
  .meta({ id: 'Error' })

export type FieldError = z.infer<typeof fieldErrorSchema>
export type ErrorBody = z.infer<typeof errorBodySchema>
