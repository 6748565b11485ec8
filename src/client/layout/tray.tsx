import { useCompareChoice } from '#client/features/compare/compare-choice.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'

const compareTray = lazyPart(
  async () => (await import('#client/features/compare/compare-tray.tsx')).CompareTray,
)

/** Loads when the first listing is selected. */
export function Tray() {
  return useCompareChoice().ids.length === 0 ? null : <compareTray.Screen />
}
