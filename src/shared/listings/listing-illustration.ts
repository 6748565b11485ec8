import { type Illustration, illustrationOf } from '../illustrations/illustration.ts'
import { type Kind, kindOf } from './kinds.ts'

interface Pictured {
  kind: Kind
  id: number
  /** The first one decides. Without any, the kind has a drawing of its own. */
  categories: readonly string[]
}

/** What stands in for a listing's photo. */
export function listingIllustration({ kind, id, categories: [first = ''] }: Pictured): Illustration {
  const { drawing, categoryDrawings } = kindOf(kind)
  return illustrationOf(categoryDrawings[first] ?? drawing, id)
}
