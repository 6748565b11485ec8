import { Suspense, useState } from 'react'
import { cx } from '#client/lib/cx.ts'
import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { LeafletMapProps } from './leaflet-map.tsx'

const leafletMap = lazyScreen<LeafletMapProps>(async () => (await import('./leaflet-map.tsx')).LeafletMap)

type MapFrameProps = Omit<LeafletMapProps, 'onTilesChange'> & { className: string }

/** If the tiles fail to load, the pins stay and a note explains the empty background. */
export function MapFrame({ className, ...map }: MapFrameProps) {
  const [areTilesMissing, setTilesMissing] = useState(false)
  return (
    <div className={cx('relative isolate overflow-hidden bg-sunken', className)}>
      <Suspense fallback={<LoadingMap />}>
        <leafletMap.Screen {...map} onTilesChange={(areLoaded) => setTilesMissing(!areLoaded)} />
      </Suspense>
      <div
        role="status"
        className="pointer-events-none absolute inset-x-3 bottom-9 z-1000 flex justify-center"
      >
        {areTilesMissing ? (
          <span className="rounded-full bg-surface px-4 py-2 text-center text-xs text-ink-soft shadow-lift">
            The map background could not be loaded
          </span>
        ) : null}
      </div>
    </div>
  )
}

export const preloadMap = leafletMap.preloadSoon

function LoadingMap() {
  return (
    <div role="status" className="absolute inset-0 flex items-center justify-center text-ink-soft">
      <Spinner />
      <span className="sr-only">Loading...</span>
    </div>
  )
}
