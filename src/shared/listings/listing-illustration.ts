import { type Illustration, illustrationOf } from '../illustrations/illustration.ts'
import { type Kind, kindOf } from './kinds.ts'

interface Pictured {
  kind: Kind
  id: number
  /** The first category selects the drawing; the default is the drawing of the kind. */
  categories: readonly string[]
}

/** The replacement for a missing photo. */
export function listingIllustration({ kind, id, categories: [first = ''] }: Pictured): Illustration {
  const { drawing, categoryDrawings } = kindOf(kind)
  return illustrationOf(categoryDrawings[first] ?? drawing, id)
}
