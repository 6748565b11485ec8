import { useMedia } from '#client/lib/use-media.ts'
import { useStoredChoice } from '#client/lib/use-stored-choice.ts'

const layouts = ['table', 'cards'] as const
export type ResultsLayout = (typeof layouts)[number]

/** Wide enough for a table next to the filters. */
const wideQuery = '(min-width: 80rem)'

/** Cards if a table does not fit; on wide screens a table, unless this browser stored cards. */
export function useResultsLayout() {
  const isChoice = useMedia(wideQuery)
  const [chosen, choose] = useStoredChoice('results-layout', layouts)
  const layout: ResultsLayout = isChoice ? chosen : 'cards'
  return { layout, choose, isChoice }
}
