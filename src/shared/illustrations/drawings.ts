import { arts } from './drawings/arts.ts'
import { outdoors } from './drawings/outdoors.ts'
import { people } from './drawings/people.ts'
import { science } from './drawings/science.ts'
import { sports } from './drawings/sports.ts'
import { study } from './drawings/study.ts'
import { work } from './drawings/work.ts'
import type { Drawing } from './shape.ts'

export const drawings = {
  ...study,
  ...science,
  ...arts,
  ...sports,
  ...outdoors,
  ...work,
  ...people,
} satisfies Record<string, Drawing>

export type DrawingName = keyof typeof drawings
