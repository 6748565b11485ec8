import { z } from 'zod'
import { wholeParameter } from '#shared/listings/parameters.ts'
import { grades } from '#shared/reference/grades.ts'
import { normalizeText, trimInvisible } from '#shared/rules/normalize-text.ts'
import { roles } from '#shared/rules/permissions.ts'
import { requiredText } from './text-schemas.ts'

export const roleSchema = z.enum(roles, { error: 'Role must be user or admin' })

/** ASCII only, so that case-insensitive comparison works the same in JavaScript and PostgreSQL. */
export const emailSchema = z
  .string({ error: 'Valid email is required' })
  .trim()
  .max(254, 'Valid email is required')
  .pipe(z.email({ error: 'Valid email is required' }))

/** One line of profile text, without control characters. */
export function line(label: string, max: number) {
  return z
    .string({ error: `${label} must be text` })
    .overwrite(trimInvisible)
    .max(max, `${label} must be ${max} characters or fewer`)
    .regex(/^\P{Cc}*$/u, `${label} has characters that cannot be used`)
}

export const firstNameSchema = requiredLine('First name')
export const lastNameSchema = requiredLine('Last name')

function requiredLine(label: string) {
  return z
    .string({ error: `${label} is required` })
    .overwrite((name) => normalizeText(name))
    .min(1, `${label} is required`)
    .pipe(line(label, 100))
}

/** An optional line: blank and null both mean 'not specified'. */
function optionalLine(label: string, max: number) {
  return line(label, max)
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null))
}

/** The only profile text with line breaks. */
function optionalLines(label: string, max: number) {
  return z
    .string({ error: `${label} must be text` })
    .overwrite(trimInvisible)
    .max(max, `${label} must be ${max} characters or fewer`)
    .regex(/^(?:\P{Cc}|[\r\n\t])*$/u, `${label} has characters that cannot be used`)
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null))
}

/** PUT /api/auth/profile: absent fields stay unchanged; unknown keys are ignored. */
export const profileBodySchema = z.object({
  firstName: firstNameSchema.optional(),
  lastName: lastNameSchema.optional(),
  nickname: optionalLine('Nickname', 100),
  phone: optionalLine('Phone', 100),
  location: optionalLine('Location', 200),
  schoolName: optionalLine('School name', 200),
  grade: z
    .union([z.enum(grades), z.literal('')], { error: 'Please choose a grade from the list' })
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null)),
  address: optionalLines('Address', 300),
  profileImageUrl: z
    .string({ error: 'The picture must be one you have uploaded' })
    .max(300, 'The picture must be one you have uploaded')
    .regex(/^\/uploads\/[\w-]+(?:[./][\w-]+)*$/, 'The picture must be one you have uploaded')
    .nullish(),
  /** Only affects admins. */
  wantsDigest: z.boolean({ error: 'wantsDigest must be true or false' }).optional(),
})

/** An account as its owner and admins see it. Only they receive the email address. */
export const accountSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    emailVerified: z.boolean(),
    hasPassword: z.boolean(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    nickname: z.string().nullable(),
    displayName: z.string(),
    profileImageUrl: z.string().nullable(),
    location: z.string().nullable(),
    phone: z.string().nullable(),
    schoolName: z.string().nullable(),
    grade: z.string().nullable(),
    address: z.string().nullable(),
    role: roleSchema,
    /** Whether an admin gets the daily digest; absent for other users. */
    wantsDigest: z.boolean().optional(),
    /** Set for an admin who has to set up two-step sign-in before using the dashboard. */
    needsSecondFactor: z.literal(true).optional(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Account' })

/** An account as admins see it; the added keys are null unless it is suspended. */
export const adminAccountSchema = accountSchema
  .extend({
    suspendedAt: z.iso.datetime().nullable(),
    /** The last day; null for no end. */
    suspendedUntil: z.iso.date().nullable(),
    suspensionReason: z.string().nullable(),
  })
  .meta({ id: 'AdminAccount' })

/** POST /api/admin/users/{id}/suspend. */
export const suspendBodySchema = z.object({
  reason: requiredText('Reason', 1000),
  until: z
    .union([z.iso.date(), z.literal('')], { error: 'Until must be a date written like 2027-01-31' })
    .nullish()
    .transform((until) => until || null),
})

/** GET /api/admin/users. */
export const usersQuerySchema = z.object({
  page: wholeParameter('page', 1, 1_000_000).transform((page) => page ?? 1),
  limit: wholeParameter('limit', 1, 100).transform((limit) => limit ?? 5),
  search: line('Search', 200).optional(),
})

export const usersPageSchema = z.object({
  users: z.array(adminAccountSchema),
  total: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
})

export const userParamsSchema = z.object({ userId: z.string() })
export const roleBodySchema = z.object({ role: roleSchema })

export type ProfileBody = z.infer<typeof profileBodySchema>
export type Account = z.infer<typeof accountSchema>
export type AdminAccount = z.infer<typeof adminAccountSchema>
export type SuspendBody = z.infer<typeof suspendBodySchema>
export type UsersQuery = z.infer<typeof usersQuerySchema>
export type UsersPage = z.infer<typeof usersPageSchema>
