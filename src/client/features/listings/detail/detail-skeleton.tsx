import { Skeleton } from '#client/ui/skeleton.tsx'

/** Matches the size of the content, to avoid layout shift. */
export function DetailSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-8">
      <span className="sr-only">Loading...</span>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-4 sm:flex-row sm:gap-6">
          <Skeleton className="aspect-video w-full shrink-0 self-start rounded-lg sm:w-64" />
          <div className="flex flex-1 flex-col justify-center gap-3">
            <Skeleton className="h-8 w-3/4" />
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </div>
        <Skeleton className="h-40 rounded-lg sm:h-20" />
        <Skeleton className="h-10 w-full max-w-xl rounded-full max-sm:hidden" />
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <Skeleton className="h-48" />
        <Skeleton className="h-96" />
      </div>
    </div>
  )
}
