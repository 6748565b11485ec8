import { z } from 'zod'
import { kindNames } from '../listings/kinds.ts'
import { oneParameter, wholeParameter } from '../listings/parameters.ts'

/** Every kind of act that the log tells of, and what it is called on the page. */
export const auditActions = {
  approve: 'Approved',
  reject: 'Sent back',
  edit: 'Edited',
  'approve-edit': 'Approved an edit',
  'reject-edit': 'Sent an edit back',
  deactivate: 'Deactivated',
  activate: 'Activated',
  delete: 'Deleted',
  restore: 'Restored from the trash',
  'resolve-report': 'Resolved a report',
  'hide-review': 'Hid a review',
  'unhide-review': 'Showed a review again',
  'edit-review': 'Edited a review',
  'delete-review': 'Deleted a review',
  'change-role': 'Changed a role',
  import: 'Imported listings',
  'undo-import': 'Undid an import',
  undo: 'Undid an action',
  'sign-in': 'Signed in',
  'sign-in-failed': 'Failed to sign in',
  'change-password': 'Changed the password',
  'change-email': 'Changed the email address',
} as const
export type AuditAction = keyof typeof auditActions

/** What people do to their own accounts; everything else is moderation. */
export const accountEvents = [
  'sign-in',
  'sign-in-failed',
  'change-password',
  'change-email',
] as const satisfies AuditAction[]
export const auditGroups = ['moderation', 'account'] as const

export const auditItemTypes = [...kindNames, 'review', 'report', 'user', 'import'] as const
export type AuditItemType = (typeof auditItemTypes)[number]

const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
  oneParameter.transform((value, context): Value | undefined => {
    const known = values.find((candidate) => candidate === value)
    if (value !== undefined && known === undefined) {
      context.addIssue({ code: 'custom', message: `${name} must be one of: ${values.join(', ')}` })
    }
    return known
  })

/** GET /api/admin/audit. */
export const auditQuerySchema = z.object({
  actor: oneParameter.pipe(z.uuid({ error: 'actor must be the id of a person' }).optional()),
  action: oneOf('action', Object.keys(auditActions) as AuditAction[]),
  itemType: oneOf('itemType', auditItemTypes),
  group: oneOf('group', auditGroups),
  page: wholeParameter('page', 1, 1_000_000).transform((page) => page ?? 1),
  limit: wholeParameter('limit', 1, 100).transform((limit) => limit ?? 20),
})

const recordSchema = z.record(z.string(), z.unknown()).nullable()

const auditEntrySchema = z.object({
  id: z.int(),
  /** Null for what was done from the command line. */
  actorId: z.string().nullable(),
  /** As the person is called now; the log itself names nobody. Null once the account is gone. */
  actorName: z.string().nullable(),
  action: z.string(),
  itemType: z.string(),
  itemId: z.string(),
  before: recordSchema,
  after: recordSchema,
  createdAt: z.string(),
})

export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** Everybody whose acts the log holds in the chosen group, for choosing one of them. */
  actors: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  total: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
})

export type AuditQuery = z.infer<typeof auditQuerySchema>
export type AuditEntry = z.infer<typeof auditEntrySchema>
export type AuditPage = z.infer<typeof auditPageSchema>
