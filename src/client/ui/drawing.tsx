import { type DrawingName, drawings } from '#shared/illustrations/drawings.ts'
import { Shapes } from './shapes.tsx'

/** The only module that holds all drawings; `illustration.tsx` loads it lazily. */
export function Drawing({ name }: { name: DrawingName }) {
  return <Shapes of={drawings[name]} />
}
