import { z } from 'zod'
import { linkToken } from './text-schemas.ts'

/** POST /api/listings/confirm: the token of the mail 'Still right?'. */
export const confirmListingsBodySchema = z.object({ token: linkToken })

export const confirmListingsAnswerSchema = z.object({
  message: z.string(),
  /** The confirmed listings. */
  listings: z.array(z.object({ listingType: z.string(), listingId: z.int(), title: z.string() })),
})
export type ConfirmListingsAnswer = z.infer<typeof confirmListingsAnswerSchema>
