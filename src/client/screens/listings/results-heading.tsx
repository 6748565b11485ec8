import type { ComponentProps } from 'react'
import { ActiveFilterBar } from '#client/features/listings/filters/active-filter-bar.tsx'
import { activeFilters } from '#client/features/listings/filters/active-filters.ts'
import { LayoutSwitch } from '#client/features/listings/results/layout-switch.tsx'
import { ResultCount } from '#client/features/listings/results/result-count.tsx'
import { PageSizeSelect, SortSelect } from '#client/features/listings/results/result-selects.tsx'
import { type ListState, withExactSearch } from '#client/features/listings/url-state/list-state.ts'
import type { Change } from '#client/features/listings/url-state/use-list-state.ts'
import { cx } from '#client/lib/cx.ts'
import type { ListingPage } from '#shared/contract/listings.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { MapCount } from './map-count.tsx'
import { ViewSwitch } from './view-switch.tsx'

interface ResultsHeadingProps {
  kind: ListingKind
  state: ListState
  /** The deferred state whose results are shown. */
  shown: ListState
  change: Change
  isWide: boolean
  /** Undefined while loading. */
  page: Omit<ListingPage, 'rows'> | undefined
  isPlaceholder: boolean
  hasFailed: boolean
  /** Null if only one layout fits. */
  layout: ComponentProps<typeof LayoutSwitch> | null
}

/** The count, sort order, layout and active filters above the results. */
export function ResultsHeading(props: ResultsHeadingProps) {
  const { kind, state, shown, change, isWide, page, isPlaceholder, hasFailed, layout } = props
  const isMap = state.near.show === 'map'
  return (
    <>
      <div
        className={cx(
          'flex items-center justify-between gap-x-2 gap-y-2 sm:gap-x-3',
          isWide && 'max-[22rem]:flex-wrap lg:max-xl:flex-wrap',
        )}
      >
        {isMap ? (
          <MapCount kind={kind} state={shown} />
        ) : hasFailed ? null : (
          <ResultCount
            kind={kind}
            state={shown}
            results={isPlaceholder ? undefined : page}
            isCompact={isWide}
          />
        )}
        {/* Does not shrink for a longer count on wide screens. */}
        <div className={cx('ml-auto flex items-center gap-2 xl:shrink-0', isWide ? 'min-w-0' : 'shrink-0')}>
          {isWide && !isMap ? (
            <>
              <SortSelect {...{ kind, state, change }} className="min-w-0 flex-1 xl:w-46 xl:flex-none" />
              <div className="max-sm:hidden">
                <PageSizeSelect {...{ state, change }} />
              </div>
            </>
          ) : null}
          {layout && !isMap ? <LayoutSwitch {...layout} /> : null}
          <ViewSwitch show={state.near.show} change={change} />
        </div>
      </div>
      <ActiveFilterBar
        filters={activeFilters(kind, state)}
        onRemove={({ remove }) => change((current) => remove(current))}
        typed={shown.search}
        corrected={isPlaceholder ? undefined : page?.correctedSearch}
        onExact={() => change(withExactSearch)}
      />
    </>
  )
}
