import { z } from 'zod'

/** docs/product.md 14.1. The pixel limit protects against decompression bombs. */
export const photoLimits = { bytes: 5 * 1024 * 1024, pixels: 40_000_000 } as const

/** POST /api/upload: a form with one file, in the field `photo`. */
export const uploadSchema = z
  .object({
    /** The path, and the value for `photoUrl` and `profileImageUrl`. */
    url: z.string(),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'Upload' })

export type Upload = z.infer<typeof uploadSchema>
