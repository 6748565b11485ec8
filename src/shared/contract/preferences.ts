import { z } from 'zod'
import { grades } from '#shared/reference/grades.ts'
import { interests } from '#shared/reference/interests.ts'
import { trimInvisible } from '#shared/rules/normalize-text.ts'

export const preferenceRoles = ['student', 'parent'] as const

const interest = z.enum(interests, { error: 'Please choose interests from the list' })

/** The answers to the onboarding questions. Private to the user. */
export const preferencesSchema = z
  .object({
    role: z.enum(preferenceRoles).nullable(),
    /** The same value as in the profile. */
    grade: z.string().nullable(),
    interests: z.array(interest),
    zipcode: z.string().nullable(),
    /** The time at which the user answered or skipped the questions. */
    startedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Preferences' })

/** PUT /api/preferences: absent fields stay unchanged; blank and null clear them. An empty body skips the questions. */
export const preferencesBodySchema = z.object({
  role: z.enum(preferenceRoles, { error: 'Role must be student or parent' }).nullish(),
  grade: z
    .union([z.enum(grades), z.literal('')], { error: 'Please choose a grade from the list' })
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null)),
  interests: z
    .array(interest, { error: 'Please choose interests from the list' })
    .max(interests.length, 'Please choose interests from the list')
    .transform((chosen) => interests.filter((one) => chosen.includes(one)))
    .optional(),
  zipcode: z
    .string({ error: 'ZIP code must be text' })
    .overwrite(trimInvisible)
    .max(10, 'We do not know that ZIP code')
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null)),
})

export type Preferences = z.infer<typeof preferencesSchema>
export type PreferencesBody = z.infer<typeof preferencesBodySchema>
export type PreferenceRole = (typeof preferenceRoles)[number]
