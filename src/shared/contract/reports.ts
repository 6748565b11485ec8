import { z } from 'zod'
import { idSchema } from './listing-ref.ts'
import { optionalText, requiredText } from './text-schemas.ts'

const reportTypes = ['listing', 'review', 'reply'] as const
export type ReportType = (typeof reportTypes)[number]

export const createReportBodySchema = z.object({
  reportType: z.enum(reportTypes, { error: `reportType must be one of: ${reportTypes.join(', ')}` }),
  /** A kind of listing in any spelling, 'review' or 'reply'. The id of a reply is that of its review. */
  itemType: z.string({ error: 'itemType is required' }).max(50, 'itemType is not one we know'),
  itemId: idSchema,
  reason: requiredText('Reason', 1000),
  description: optionalText('Description', 5000),
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
