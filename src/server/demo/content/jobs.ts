import type { JobEntry } from '../entries.ts'
import { childrenAndCare } from './jobs/children-and-care.ts'
import { makersAndNeighbors } from './jobs/makers-and-neighbors.ts'
import { officesAndScreens } from './jobs/offices-and-screens.ts'
import { shopsAndKitchens } from './jobs/shops-and-kitchens.ts'

export const jobEntries: JobEntry[] = [
  ...shopsAndKitchens,
  ...officesAndScreens,
  ...childrenAndCare,
  ...makersAndNeighbors,
]
