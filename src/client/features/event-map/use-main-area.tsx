import { useCallback, useMemo, useState } from 'react'
import { formatCount } from '#client/lib/count-of.ts'
import { Button } from '#client/ui/button.tsx'
import { mainArea } from './main-area.ts'
import type { MapSpot } from './pin-clusters.ts'

/**
 * The initial map area, and a button that toggles all spots; null when none is far away. `onSwitch` runs before each
 * toggle. `reveal` shows all spots if the given one is far away, and returns whether it is.
 */
export function useMainArea(spots: readonly MapSpot[], noun: string, onSwitch: () => void) {
  const { near, far } = useMemo(() => mainArea(spots), [spots])
  const [showsAll, setShowsAll] = useState(false)
  const farCount = far.reduce((sum, { count }) => sum + count, 0)
  const areaButton =
    farCount === 0 ? null : (
      <Button
        variant="secondary"
        size="sm"
        className="pointer-events-auto shadow-lift"
        onClick={() => {
          onSwitch()
          setShowsAll(!showsAll)
        }}
      >
        {showsAll ? `Back to most ${noun}` : `${formatCount(farCount)} farther away`}
      </Button>
    )
  const reveal = useCallback(
    (key: string) => {
      const isFar = far.some((spot) => spot.key === key)
      if (isFar) setShowsAll(true)
      return isFar
    },
    [far],
  )
  return { area: showsAll ? spots : near, areaButton, reveal }
}
