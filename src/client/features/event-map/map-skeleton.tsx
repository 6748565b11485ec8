import { Skeleton } from '#client/ui/skeleton.tsx'

export const mapHeight = 'h-[min(60dvh,40rem)] xl:h-[min(70dvh,40rem)]'
export const listSize = 'max-h-80 xl:max-h-[min(70dvh,40rem)] xl:w-80'

/** The size of the map and the list beside it. */
export function MapSkeleton() {
  return (
    <div className="flex flex-col gap-3 xl:flex-row">
      <Skeleton className={`min-w-0 flex-1 ${mapHeight} max-xl:flex-none`} />
      <Skeleton className={`h-[100dvh] ${listSize}`} />
    </div>
  )
}
