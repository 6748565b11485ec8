import { Link } from 'wouter'
import { useComingUp } from '#client/api/coming-up.ts'
import { ComingUpList } from '#client/features/guide/coming-up-list.tsx'

export function NextStepList() {
  return (
    <ComingUpList
      comingUp={useComingUp(3)}
      withoutYear={
        <>
          Save a listing to see its deadline here.{' '}
          <Link href="/settings" className="text-link">
            Add your grade
          </Link>{' '}
          to see the steps of your plan too.
        </>
      }
    />
  )
}
