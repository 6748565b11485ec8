import type { TutoringEntry } from '../entries.ts'
import { arts } from './tutoring/arts.ts'
import { guidanceAndLife } from './tutoring/guidance-and-life.ts'
import { mathematics } from './tutoring/mathematics.ts'
import { scienceAndCoding } from './tutoring/science-and-coding.ts'
import { sports } from './tutoring/sports.ts'
import { testsAndLanguages } from './tutoring/tests-and-languages.ts'
import { wordsAndIdeas } from './tutoring/words-and-ideas.ts'

export const tutoringEntries: TutoringEntry[] = [
  ...mathematics,
  ...scienceAndCoding,
  ...wordsAndIdeas,
  ...testsAndLanguages,
  ...arts,
  ...guidanceAndLife,
  ...sports,
]
