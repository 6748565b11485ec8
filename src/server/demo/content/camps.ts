import type { CampEntry } from '../entries.ts'
import { active } from './camps/active.ts'
import { artsAndLanguages } from './camps/arts-and-languages.ts'
import { community } from './camps/community.ts'
import { professions } from './camps/professions.ts'
import { stem } from './camps/stem.ts'

export const campEntries: CampEntry[] = [
  ...stem,
  ...professions,
  ...artsAndLanguages,
  ...active,
  ...community,
]
