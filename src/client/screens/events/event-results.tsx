import { type EventState, withDate } from '#client/features/events/address/event-state.ts'
import type { ChangeEvents } from '#client/features/events/address/use-event-state.ts'
import type { Opening } from '#client/features/events/opening.ts'
import { SaidCount } from '#client/features/events/said-count.tsx'
import { SortSelectors } from '#client/features/events/sort-selectors.tsx'
import { ViewSwitch } from '#client/features/events/view-switch.tsx'
import { cx } from '#client/lib/cx.ts'
import { longDay } from '#client/lib/day-words.ts'
import { Chip } from '#client/ui/chip.tsx'
import { countWords } from './count-words.ts'
import { ListResults } from './list-results.tsx'
import { MapResults } from './map-results.tsx'
import { MonthResults } from './month-results.tsx'
import { NoResults } from './no-results.tsx'
import type { Results } from './use-results.ts'

export interface ResultsProps {
  state: EventState
  change: ChangeEvents
  today: string
  month: string
  results: Results
  opening: Opening
  onPage: (page: number) => void
}

/** How many, in which form and order, and then the results themselves. */
export function EventResults(props: ResultsProps) {
  const { state, change, month, results } = props
  const Form = forms[state.show]
  return (
    <>
      <h2 className="sr-only">Results</h2>
      <div className="flex flex-wrap items-center gap-3">
        <SaidCount {...countWords(state, month, results)} />
        <div className="ml-auto flex flex-wrap items-center justify-end gap-3 max-sm:w-full max-sm:[&>fieldset]:w-full">
          {state.show === 'list' ? <SortSelectors state={state} change={change} /> : null}
          <ViewSwitch show={state.show} change={change} />
        </div>
      </div>
      {state.date === null ? null : (
        <div>
          <Chip label={longDay(state.date)} onRemove={() => change((current) => withDate(current, null))} />
        </div>
      )}
      {results.error ? (
        <NoResults {...props} />
      ) : (
        <div
          aria-busy={results.isBehind}
          className={cx('flex flex-col gap-5 transition-opacity', results.isBehind && 'opacity-60 delay-200')}
        >
          <Form {...props} />
        </div>
      )}
    </>
  )
}

const forms = { list: ListResults, month: MonthResults, map: MapResults }
