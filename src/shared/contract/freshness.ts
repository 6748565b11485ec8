import { z } from 'zod'

/** POST /api/listings/confirm: the token of the mail 'Still right?'. */
export const confirmListingsBodySchema = z.object({
  token: z
    .string({ error: 'This link is incomplete' })
    .min(1, 'This link is incomplete')
    .max(200, 'This link is incomplete'),
})

export const confirmListingsAnswerSchema = z.object({
  message: z.string(),
  /** What was confirmed. */
  listings: z.array(z.object({ listingType: z.string(), listingId: z.int(), title: z.string() })),
})
export type ConfirmListingsAnswer = z.infer<typeof confirmListingsAnswerSchema>
