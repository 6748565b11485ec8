import { useDeferredValue, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { failureMessage } from '#client/api/api-error.ts'
import { useComingUp } from '#client/api/coming-up.ts'
import { useCheckPlanItem, usePlan } from '#client/api/plan.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { QuickResources } from '#client/features/guide/quick-resources.tsx'
import { StepCard } from '#client/features/guide/step-card.tsx'
import { StepFooter } from '#client/features/guide/step-footer.tsx'
import { stepListings } from '#client/features/guide/step-listings.ts'
import { StepRow } from '#client/features/guide/step-row.tsx'
import { cx } from '#client/lib/cx.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { ErrorState } from '#client/ui/error-state.tsx'
import { toastError } from '#client/ui/toast-store.ts'
import { currentStep } from '#shared/reference/guide/dates.ts'
import { guide } from '#shared/reference/guide/index.ts'
import type { MilestoneId } from '#shared/reference/guide/types.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { progressOf } from '#shared/rules/plan.ts'
import { MyTimeline } from './my-timeline.tsx'
import { Welcome } from './welcome.tsx'

/** The open step is in the URL, so that it can be shared. */
export function Guides() {
  usePageTitle('Planning Guides', siteConfig().siteName)
  const [, navigate] = useLocation()
  const stepInUrl = new URLSearchParams(useSearch()).get('step')
  const selected = guide.find(({ id }) => id === stepInUrl) ?? null
  const [hasStarted, setStarted] = useState(false)
  // The row of steps responds to a tap at once; the card follows, and the old card is hidden until then.
  const step = useDeferredValue(selected)
  const takesFocus = useDeferredValue(hasStarted)
  const plan = usePlan()
  const done = plan.data
  const comingUp = useComingUp(6)
  const grade = useCurrentUser()?.grade
  const here = grade ? currentStep(grade, pacificDay(new Date())) : null
  const check = useCheckPlanItem({
    onError: (error) => toastError(failureMessage(error, 'We could not save that. Please try again.')),
  })
  const toggle = (id: MilestoneId) => navigate(id === selected?.id ? '/guides' : `/guides?step=${id}`)

  return (
    <div className="container-page flex flex-col gap-8 pt-10 sm:pt-12">
      <header className="print:hidden">
        <h1 className="text-3xl">Planning Guides</h1>
        <p className="mt-2 text-lg text-ink-soft">
          Four years of high school in eight steps. Check off what is done, and your plan remembers it.
        </p>
      </header>
      <StepRow
        steps={guide}
        selected={selected?.id ?? null}
        current={here}
        progressOf={(entry) => (done ? progressOf(entry, done) : null)}
        onToggle={(id) => {
          setStarted(false)
          toggle(id)
        }}
      />
      {plan.isError ? (
        <ErrorState
          title="Error loading data"
          message="Failed to fetch your progress. The guide itself still works."
          onRetry={() => void plan.refetch()}
        />
      ) : null}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] print:block">
        <div
          data-stale={step === selected ? undefined : ''}
          className={cx('hides-while-stale min-w-0', step && 'lg:row-span-2')}
        >
          {step ? (
            <StepCard
              key={step.id}
              step={step}
              done={done}
              onCheck={(itemId, isDone) => check.mutate({ itemId, isDone })}
              takesFocus={takesFocus}
              footer={
                <StepFooter
                  listings={stepListings[step.id]}
                  previous={guide[guide.indexOf(step) - 1]}
                  next={guide[guide.indexOf(step) + 1]}
                  onLeave={() => setStarted(true)}
                />
              }
            />
          ) : (
            <Welcome
              here={guide.find((entry) => entry.id === here)}
              onOpen={(id) => {
                setStarted(true)
                toggle(id)
              }}
            />
          )}
        </div>
        {/* Without an open step, the resources fill the column below the welcome. */}
        <aside className="contents print:hidden">
          <div className={cx('lg:col-start-2 lg:row-start-1', step ? null : 'lg:row-span-2')}>
            <MyTimeline
              comingUp={comingUp}
              more={
                <Link href="/my-plan" className="text-link -my-2 py-2 text-sm">
                  My Plan
                </Link>
              }
            />
          </div>
          {/* Rendered once the card above has its height, to avoid a layout shift. */}
          {comingUp.isPending ? null : (
            <div className={step ? 'lg:col-start-2' : 'lg:col-start-1'}>
              <QuickResources />
            </div>
          )}
        </aside>
      </div>
    </div>
  )
}
