import { lazy, Suspense } from 'react'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { HomeSection } from './home-section.tsx'

/** Lazy, because the guide's content is large. */
const NextStepList = lazy(async () => ({ default: (await import('./next-step-list.tsx')).NextStepList }))

export function NextSteps() {
  return (
    <HomeSection title="Next for you" more={{ label: 'Saved items', href: '/bookmarks' }}>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <NextStepList />
      </Suspense>
    </HomeSection>
  )
}
