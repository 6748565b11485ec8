import { z } from 'zod'
import { kindNames } from '../listings/kinds.ts'
import { documentedAs, oneParameter, wholeParameter } from '../listings/parameters.ts'

/** Every logged action, with its label. */
export const auditActions = {
  approve: 'Approved',
  reject: 'Sent back',
  edit: 'Edited',
  'approve-edit': 'Approved an edit',
  'reject-edit': 'Sent an edit back',
  deactivate: 'Deactivated',
  activate: 'Activated',
  pause: 'Paused',
  resume: 'Resumed',
  delete: 'Deleted',
  restore: 'Restored from the trash',
  'resolve-report': 'Resolved a report',
  'hide-review': 'Hid a review',
  'unhide-review': 'Showed a review again',
  'edit-review': 'Edited a review',
  'delete-review': 'Deleted a review',
  'delete-reply': 'Deleted a reply to a review',
  'change-role': 'Changed a role',
  'suspend-user': 'Suspended an account',
  'restore-user': 'Restored an account',
  'approve-claim': 'Approved a claim',
  'confirm-claim': 'Claimed a listing',
  'reject-claim': 'Rejected a claim',
  'dismiss-link-flag': 'Kept a flagged link',
  import: 'Imported listings',
  'undo-import': 'Undid an import',
  undo: 'Undid an action',
  'sign-in': 'Signed in',
  'sign-in-failed': 'Failed to sign in',
  'confirm-password': 'Confirmed the password',
  'sign-out': 'Signed out',
  'change-password': 'Changed the password',
  'change-email': 'Changed the email address',
  'add-totp': 'Turned on one-time codes',
  'remove-totp': 'Turned off one-time codes',
  'add-passkey': 'Added a passkey',
  'remove-passkey': 'Removed a passkey',
  'renew-recovery-codes': 'Made new recovery codes',
  'use-recovery-code': 'Signed in with a recovery code',
  'reset-2fa': 'Removed two-step sign-in',
} as const
export type AuditAction = keyof typeof auditActions

/** Actions of users on their own accounts; all others are moderation. */
export const accountEvents = [
  'sign-in',
  'sign-in-failed',
  'confirm-password',
  'sign-out',
  'change-password',
  'change-email',
  'add-totp',
  'remove-totp',
  'add-passkey',
  'remove-passkey',
  'renew-recovery-codes',
  'use-recovery-code',
] as const satisfies AuditAction[]
export const auditGroups = ['moderation', 'account'] as const

export const auditItemTypes = [...kindNames, 'review', 'report', 'user', 'import'] as const
export type AuditItemType = (typeof auditItemTypes)[number]

const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
  oneParameter
    .transform((value, context): Value | undefined => {
      const known = values.find((candidate) => candidate === value)
      if (value !== undefined && known === undefined) {
        context.addIssue({ code: 'custom', message: `${name} must be one of: ${values.join(', ')}` })
      }
      return known
    })
    .meta(documentedAs({ type: 'string', enum: values }))

/** GET /api/admin/audit. */
export const auditQuerySchema = z.object({
  actor: oneParameter
    .pipe(z.uuid({ error: 'actor must be the id of a person' }).optional())
    .meta(documentedAs({ type: 'string', format: 'uuid' })),
  action: oneOf('action', Object.keys(auditActions) as AuditAction[]),
  itemType: oneOf('itemType', auditItemTypes),
  group: oneOf('group', auditGroups),
  page: wholeParameter('page', 1, 1_000_000).transform((page) => page ?? 1),
  limit: wholeParameter('limit', 1, 100).transform((limit) => limit ?? 20),
})

const recordSchema = z.record(z.string(), z.unknown()).nullable()

export const auditEntrySchema = z.object({
  id: z.int(),
  /** Null for actions from the command line. */
  actorId: z.string().nullable(),
  /** The current name; the log stores only the id. Null for a deleted account. */
  actorName: z.string().nullable(),
  action: z.string(),
  itemType: z.string(),
  itemId: z.string(),
  before: recordSchema,
  after: recordSchema,
  createdAt: z.string(),
  /** True for the deletion of a listing that is still in the trash. */
  isRestorable: z.boolean(),
  /** True for a claim whose listing still belongs to the claimant; any admin can undo it at any time. */
  isUndoable: z.boolean(),
})

export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** Every actor of the selected group, for the filter. */
  actors: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  total: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
})

export type AuditQuery = z.infer<typeof auditQuerySchema>
export type AuditEntry = z.infer<typeof auditEntrySchema>
export type AuditPage = z.infer<typeof auditPageSchema>
