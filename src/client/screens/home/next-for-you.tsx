import { Link } from 'wouter'
import type { useComingUp } from '#client/api/coming-up.ts'
import { ComingUpList } from '#client/features/guide/coming-up-list.tsx'
import { HomeSection } from './home-section.tsx'

export function NextForYou({ comingUp }: { comingUp: ReturnType<typeof useComingUp> }) {
  return (
    <HomeSection title="Next for you" more={{ label: 'My Plan', href: '/my-plan' }}>
      <ComingUpList
        comingUp={comingUp}
        withoutYear={
          <>
            {comingUp.data?.entries.length ? null : 'Save a listing to see its deadline here. '}
            <Link href="/settings" className="text-link">
              Add your grade
            </Link>{' '}
            to see the steps of your plan too.
          </>
        }
      />
    </HomeSection>
  )
}
