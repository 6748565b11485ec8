import { z } from 'zod'
import { grades } from '#shared/reference/grades.ts'
import { interests } from '#shared/reference/interests.ts'
import { visibleEnds } from '#shared/rules/written-text.ts'

export const preferenceRoles = ['student', 'parent'] as const

const interest = z.enum(interests, { error: 'Please choose interests from the list' })

/** What a person told us about themselves at the start. It goes to its owner alone. */
export const preferencesSchema = z
  .object({
    role: z.enum(preferenceRoles).nullable(),
    /** Also part of the profile: both calls read and write the same value. */
    grade: z.string().nullable(),
    interests: z.array(interest),
    zipcode: z.string().nullable(),
    /** When the questions were answered or skipped; null until then. */
    startedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Preferences' })

/** PUT /api/preferences: what is absent stays as it is, blank and null empty it. An empty body skips the questions. */
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
    .overwrite(visibleEnds)
    .max(10, 'We do not know that ZIP code')
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null)),
})

export type Preferences = z.infer<typeof preferencesSchema>
export type PreferencesBody = z.infer<typeof preferencesBodySchema>
export type PreferenceRole = (typeof preferenceRoles)[number]
