import type {
  campCategories,
  campCostRanges,
  campTags,
  deliveryModes,
  durations,
  eventAudiences,
  eventCategories,
  internshipCompensations,
  internshipTypes,
  jobCategories,
  jobCompensations,
  jobTypes,
  salaryTypes,
  shifts,
  tutoringTypes,
} from '#shared/reference/options.ts'
import type { PlaceName } from './places.ts'

/**
 * What a person wrote about one listing. Days are counted from today and weeks from the start of summer, so that the
 * same words make sense whenever the data is made; addresses, phones and the like are filled in around them.
 */
interface Entry {
  place: PlaceName
  /** Paragraphs, with a blank line between them. */
  text: string
  /** Live unless it says otherwise. */
  state?: 'pending' | 'inactive'
}

type One<List extends readonly string[]> = List[number]
type Level = 1 | 2 | 3 | 4 | null

/** The first day one can apply and the last, in days from today. */
export interface Applying {
  opens?: number
  closes?: number
}

export interface TutoringEntry extends Entry {
  name: string
  type: One<typeof tutoringTypes>
  /** Their parent categories follow. */
  subjects: string[]
  modes: One<typeof deliveryModes>[]
}

export interface CampEntry extends Entry {
  name: string
  categories: One<typeof campCategories>[]
  tags: One<typeof campTags>[]
  level: Level
  modes?: One<typeof deliveryModes>[]
  /** The week of summer in which it begins, and for how many weeks it lasts. */
  weeks?: [first: number, count: number]
  cost?: One<typeof campCostRanges>
  scholarship?: boolean
  age?: number
  eligibility?: string
  apply?: Applying
}

export interface InternshipEntry extends Entry {
  company: string
  title: string
  types: One<typeof internshipTypes>[]
  level: Level
  modes: One<typeof deliveryModes>[]
  terms: One<typeof durations>[]
  /** Weeks of summer, or words. */
  dates?: [first: number, count: number] | string
  pay?: One<typeof internshipCompensations>
  range?: string
  per?: One<typeof salaryTypes>
  tuition?: string
  age?: number
  eligibility?: string
  prerequisites?: string
  mentorship?: boolean
  apply?: Applying
}

export interface JobEntry extends Entry {
  company: string
  title: string
  categories: One<typeof jobCategories>[]
  types: One<typeof jobTypes>[]
  shifts?: One<typeof shifts>[]
  hours?: string
  modes?: One<typeof deliveryModes>[]
  pay?: [how: One<typeof jobCompensations>, from?: number, to?: number, per?: One<typeof salaryTypes>]
  age?: number
  eligibility?: string
  offers?: ('training' | 'advancement')[]
  needs?: ('transportation' | 'resume')[]
  /** Left out: the position is an ongoing one. */
  apply?: Applying
}

export type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun'

export interface EventEntry extends Entry {
  title: string
  organizer: string
  venue: string
  categories: One<typeof eventCategories>[]
  audience: One<typeof eventAudiences>[]
  /** Week 0 is the one that holds today; weeks begin on Monday. */
  when: [week: number, day: Weekday]
  hours?: [from: string, to: string]
  ages?: string
  cost: string
  register?: boolean
  instructions?: string
  contact?: string
}
