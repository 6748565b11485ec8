import { z } from 'zod'

export const hasThumbedUpSchema = z.object({ hasThumbedUp: z.boolean() })
export const thumbsUpCountSchema = z.object({ count: z.int() })
/** Both keys have the new state: listings use the first, events the second. */
export const thumbsUpToggledSchema = z.object({
  hasThumbedUp: z.boolean(),
  isThumbedUp: z.boolean(),
  thumbsUpCount: z.int(),
})

export const viewTrackedSchema = z.object({ viewCount: z.int() })

export type ThumbsUpToggled = z.infer<typeof thumbsUpToggledSchema>
