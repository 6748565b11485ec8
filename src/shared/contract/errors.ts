import { z } from 'zod'

export const fieldErrorSchema = z.object({
  field: z.string(),
  message: z.string(),
})

/** The one shape of every answer that is not a success. */
export const errorBodySchema = z
  .object({
    message: z.string(),
    errors: z.array(fieldErrorSchema).optional(),
    /** Present where the page has to act on the error and not only show it. */
    code: z.literal('reauthenticate').optional(),
  })
  .meta({ id: 'Error' })

export type FieldError = z.infer<typeof fieldErrorSchema>
export type ErrorBody = z.infer<typeof errorBodySchema>
