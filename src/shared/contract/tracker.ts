import { z } from 'zod'
import { isCalendarDay } from '#shared/rules/calendar-day.ts'
import { trimInvisible } from '#shared/rules/normalize-text.ts'

export const trackerStatuses = [
  'interested',
  'applying',
  'applied',
  'accepted',
  'declined',
  'not_for_me',
] as const

export const statusLabels: Record<TrackerStatus, string> = {
  interested: 'Interested',
  applying: 'Applying',
  applied: 'Applied',
  accepted: 'Accepted',
  declined: 'Declined',
  not_for_me: 'Not for me',
}

/** Statuses with reminders. */
export const openStatuses = ['interested', 'applying'] as const satisfies readonly TrackerStatus[]

export const trackerLimits = { note: 2_000, checklistItems: 30, checklistText: 200 } as const

export const checklistItemSchema = z.object({ text: z.string(), done: z.boolean() })

/** The user's private data about a saved item. */
export const trackerSchema = z.object({
  status: z.enum(trackerStatuses),
  note: z.string().nullable(),
  dueOn: z.string().nullable(),
  checklist: z.array(checklistItemSchema),
})

const status = z.enum(trackerStatuses, { error: `Status must be one of: ${trackerStatuses.join(', ')}` })

const checklistItem = z.object(
  {
    text: z
      .string({ error: 'Each step needs a text' })
      .overwrite(trimInvisible)
      .min(1, 'Each step needs a text')
      .max(trackerLimits.checklistText, `A step has at most ${trackerLimits.checklistText} characters`),
    done: z.boolean({ error: 'done must be true or false' }).default(false),
  },
  { error: 'Each step is an object with text and done' },
)

/** PATCH /api/bookmarks/{listingType}/{listingId}: absent fields stay unchanged; null and blank clear them. */
export const trackerBodySchema = z.object({
  status: status.nullish().transform((value) => (value === null ? ('interested' as const) : value)),
  note: z
    .string({ error: 'Note must be text' })
    .overwrite(trimInvisible)
    .max(trackerLimits.note, `A note has at most ${trackerLimits.note.toLocaleString('en-US')} characters`)
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null)),
  dueOn: z
    .union([z.literal(''), z.string().refine(isCalendarDay)], {
      error: 'Due date must be a date such as 2027-01-31',
    })
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null)),
  checklist: z
    .array(checklistItem, { error: 'Checklist must be a list' })
    .max(trackerLimits.checklistItems, `A checklist has at most ${trackerLimits.checklistItems} steps`)
    .nullish()
    .transform((value) => (value === null ? [] : value)),
})

export type TrackerStatus = (typeof trackerStatuses)[number]
export type ChecklistItem = z.infer<typeof checklistItemSchema>
export type Tracker = z.infer<typeof trackerSchema>
export type TrackerBody = z.infer<typeof trackerBodySchema>
