import { LiveCount } from '#client/features/events/live-count.tsx'
import { SortSelectors } from '#client/features/events/sort-selectors.tsx'
import { activeEventFilters } from '#client/features/events/url-state/active-filters.ts'
import { withExactSearch } from '#client/features/events/url-state/event-state.ts'
import { ViewSwitch } from '#client/features/events/view-switch.tsx'
import { ActiveFilterBar } from '#client/features/listings/filters/active-filter-bar.tsx'
import { cx } from '#client/lib/cx.ts'
import { countLabel } from './count-label.ts'
import { ListResults } from './list-results.tsx'
import { MapResults } from './map-results.tsx'
import { MonthResults } from './month-results.tsx'
import { NoResults } from './no-results.tsx'
import type { ResultsProps } from './results-props.ts'

export function EventResults(props: ResultsProps & { isWide: boolean }) {
  const { state, change, month, results, isWide } = props
  const Form = forms[state.show]
  return (
    <>
      <h2 className="sr-only">Results</h2>
      <div className="flex flex-wrap items-center gap-3">
        <LiveCount {...countLabel(state, month, results)} />
        {isWide ? (
          <div className="ml-auto flex flex-wrap items-center justify-end gap-3">
            {state.show === 'list' ? <SortSelectors state={state} change={change} /> : null}
            <ViewSwitch show={state.show} change={change} />
          </div>
        ) : null}
      </div>
      <ActiveFilterBar
        filters={activeEventFilters(state)}
        onRemove={({ remove }) => change((current) => remove(current))}
        typed={state.search}
        corrected={results.isPlaceholder ? undefined : results.correctedSearch}
        onExact={() => change(withExactSearch)}
      />
      {results.error ? (
        <NoResults {...props} />
      ) : (
        <div
          aria-busy={results.isPlaceholder}
          className={cx(
            'flex flex-col gap-5 transition-opacity',
            results.isPlaceholder && 'opacity-60 delay-200',
          )}
        >
          <Form {...props} />
        </div>
      )}
    </>
  )
}

const forms = { list: ListResults, month: MonthResults, map: MapResults }
