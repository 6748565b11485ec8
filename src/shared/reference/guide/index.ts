import { eleventhGrade } from './eleventh-grade.ts'
import { ninthGrade } from './ninth-grade.ts'
import { summerAfterEleventh } from './summer-after-eleventh.ts'
import { summerAfterNinth } from './summer-after-ninth.ts'
import { summerAfterTenth } from './summer-after-tenth.ts'
import { summerAfterTwelfth } from './summer-after-twelfth.ts'
import { tenthGrade } from './tenth-grade.ts'
import { twelfthGrade } from './twelfth-grade.ts'
import type { Milestone } from './types.ts'

export const guide: readonly Milestone[] = [
  ninthGrade,
  summerAfterNinth,
  tenthGrade,
  summerAfterTenth,
  eleventhGrade,
  summerAfterEleventh,
  twelfthGrade,
  summerAfterTwelfth,
]

export const notesHeading = 'Key focus areas on different timelines'

export const welcome = {
  heading: 'Welcome to your four-year plan',
  text:
    'Four years feel long at first and pass quickly. This guide breaks them into eight steps, one for each grade and ' +
    'each summer, with what to aim for, what to get done and where to find help. Choose your step above, or start at ' +
    'the beginning.',
  action: 'Start with 9th Grade',
} as const
