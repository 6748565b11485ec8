import { z } from 'zod'
import { visibleEnds } from '../rules/written-text.ts'
import { idSchema } from './listing-ref.ts'

const storable = (text: string) => !text.includes('\0')

const reportTypes = ['listing', 'review', 'reply'] as const
export type ReportType = (typeof reportTypes)[number]

export const createReportBodySchema = z.object({
  reportType: z.enum(reportTypes, { error: `reportType must be one of: ${reportTypes.join(', ')}` }),
  /** A kind of listing in any spelling, 'review' or 'reply'. The id of a reply is that of its review. */
  itemType: z.string({ error: 'itemType is required' }).max(50, 'itemType is not one we know'),
  itemId: idSchema,
  reason: z
    .string({ error: 'Reason is required' })
    .overwrite(visibleEnds)
    .min(1, 'Reason is required')
    .max(1000, 'Reason must be at most 1000 characters')
    .refine(storable, { error: 'Reason contains a character that cannot be stored' }),
  description: z
    .string({ error: 'Description must be text' })
    .overwrite(visibleEnds)
    .max(5000, 'Description must be at most 5000 characters')
    .refine(storable, { error: 'Description contains a character that cannot be stored' })
    .nullish()
    .transform((text) => text || null),
})

export const reportSchema = z.object({
  id: z.int(),
  userId: z.string().nullable(),
  reportType: z.enum(reportTypes),
  itemType: z.string(),
  itemId: z.int(),
  reason: z.string(),
  description: z.string().nullable(),
  isResolved: z.boolean(),
  createdAt: z.string(),
})

export type CreateReportBody = z.infer<typeof createReportBodySchema>
export type Report = z.infer<typeof reportSchema>
