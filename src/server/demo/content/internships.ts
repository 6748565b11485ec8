import type { InternshipEntry } from '../entries.ts'
import { academic } from './internships/academic.ts'
import { businessAndMedia } from './internships/business-and-media.ts'
import { publicGood } from './internships/public-good.ts'
import { science } from './internships/science.ts'

export const internshipEntries: InternshipEntry[] = [
  ...science,
  ...businessAndMedia,
  ...publicGood,
  ...academic,
]
