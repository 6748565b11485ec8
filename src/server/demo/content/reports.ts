import type { Kind } from '#shared/listings/kinds.ts'

/** How many days ago somebody reported something, in whose words, and whether an admin has dealt with it. */
interface ReportEntry {
  reason: string
  description: string
  daysAgo: number
  isResolved: boolean
}

export const listingReports: (ReportEntry & { kind: Kind })[] = [
  {
    kind: 'tutoring',
    reason: 'The phone number does not work',
    description: 'I called three times this week and a recording says that the line is not in service.',
    daysAgo: 1,
    isResolved: false,
  },
  {
    kind: 'job',
    reason: 'Position is already filled',
    description: 'They told me on the phone that they hired someone last month.',
    daysAgo: 3,
    isResolved: false,
  },
  {
    kind: 'camp',
    reason: 'Wrong dates',
    description: 'Their own site says that it begins a week later.',
    daysAgo: 5,
    isResolved: false,
  },
  {
    kind: 'event',
    reason: 'Moved to another room',
    description: '',
    daysAgo: 2,
    isResolved: false,
  },
  {
    kind: 'internship',
    reason: 'Listed as paid, but it is not',
    description: 'The person I spoke to said that there is only school credit.',
    daysAgo: 26,
    isResolved: true,
  },
  {
    kind: 'tutoring',
    reason: 'Same listing twice',
    description: 'There was another entry with the same address. Looks like a double click.',
    daysAgo: 40,
    isResolved: true,
  },
]

export const reviewReports: ReportEntry[] = [
  {
    reason: 'This is about a different place',
    description: 'They mention a pool, and there is no pool here.',
    daysAgo: 4,
    isResolved: false,
  },
  {
    reason: 'Unkind about a person',
    description: 'I know who is meant, and it is not fair to her.',
    daysAgo: 8,
    isResolved: false,
  },
  {
    reason: 'Looks like advertising',
    description: '',
    daysAgo: 33,
    isResolved: true,
  },
]
