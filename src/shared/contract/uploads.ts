import { z } from 'zod'

/** docs/product.md 14.1. The pixel limit bounds what a small file can decompress to. */
export const photoLimits = { bytes: 5 * 1024 * 1024, pixels: 40_000_000 } as const

/** POST /api/upload: a form with one file, in the field `photo`. */
export const uploadSchema = z
  .object({
    /** Its path, and the value of `photoUrl` and `profileImageUrl`. */
    url: z.string(),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'Upload' })

export type Upload = z.infer<typeof uploadSchema>
