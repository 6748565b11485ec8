import { kindPaths } from '#shared/listings/kind-paths.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import type { MilestoneId } from '#shared/reference/guide/types.ts'

export interface StepListing {
  label: string
  kind: Kind
  /** List parameters. */
  query: Readonly<Record<string, string>>
}

export const stepListingHref = ({ kind, query }: StepListing): string =>
  `/${kindPaths[kind]}?${new URLSearchParams(query).toString().replaceAll('%2C', ',')}`

/** Uses the age at the start of the grade, so that every student who has finished it qualifies. */
const openAt = (age: number) => ({ minimumAge: String(age), hideClosed: 'true' })

const camps = (label: string, age: number): StepListing => ({ label, kind: 'camp', query: openAt(age) })
const internships = (age: number): StepListing => ({
  label: `Internships open at ${age}`,
  kind: 'internship',
  query: openAt(age),
})
const jobs = (age: number): StepListing => ({ label: `Jobs open at ${age}`, kind: 'job', query: openAt(age) })
const tutors = (label: string, query: Record<string, string>): StepListing => ({
  label,
  kind: 'tutoring',
  query,
})
const events = (label: string, query: Record<string, string>): StepListing => ({
  label,
  kind: 'event',
  query,
})

const volunteering = events('Events to volunteer at', { categories: 'Community Service,Volunteer' })
const counselors = tutors('College counselors', { categories: 'Counseling' })
const risingSophomores = camps('Camps for rising sophomores', 14)
const risingJuniors = camps('Camps for rising juniors', 15)
const risingSeniors = camps('Camps for rising seniors', 16)

/** Filtered lists for each guide step. */
export const stepListings: Readonly<Record<MilestoneId, readonly StepListing[]>> = {
  '9th': [
    tutors('Math and English tutors', { categories: 'Mathematics,English' }),
    events('Events for high school students', { targetAudience: 'High School' }),
    risingSophomores,
  ],
  'summer-9': [risingSophomores, volunteering, tutors('Language tutors', { categories: 'Other Languages' })],
  '10th': [tutors('PSAT tutors', { subjects: 'PSAT Prep' }), risingJuniors, internships(15)],
  'summer-10': [risingJuniors, jobs(15), internships(15), volunteering],
  '11th': [tutors('SAT and ACT tutors', { subjects: 'SAT Prep,ACT Prep' }), risingSeniors, internships(16)],
  'summer-11': [risingSeniors, jobs(16), internships(16), counselors],
  '12th': [
    counselors,
    events('Academic and career events', { categories: 'Academic,Career Development' }),
    jobs(17),
  ],
  'summer-12': [
    jobs(17),
    internships(17),
    tutors('Life skills classes', { categories: 'Life Skills & Vocational Training' }),
  ],
}
