import { z } from 'zod'
import { type ListingKind, parseKind } from '../listings/kinds.ts'

/** The four kinds that are imported, in any spelling. */
export const importTypeSchema = z.string().transform((name, context): ListingKind => {
  const kind = parseKind(name)
  if (kind && kind !== 'event') return kind
  context.addIssue({ code: 'custom', message: 'Please select an import type' })
  return z.NEVER
})

export const importParamsSchema = z.object({ type: importTypeSchema })

export const importQuerySchema = z.object({
  duplicates: z.enum(['refuse', 'skip'], { error: 'duplicates must be refuse or skip' }).default('refuse'),
})

export const templateQuerySchema = z.object({ type: importTypeSchema.default('tutoring') })

/** `details` repeats `errors`, under the name SPEC section 3 gives it. An empty list means success. */
export const importResultSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  errors: z.array(z.string()),
  details: z.array(z.string()),
  /** How many rows went in, or would go in, and how many were passed over because they are there already. */
  imported: z.int(),
  skipped: z.int(),
})

export type ImportResult = z.infer<typeof importResultSchema>
