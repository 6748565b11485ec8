import { EventCards } from '#client/features/events/event-cards.tsx'
import { StepPagination } from '#client/ui/step-pagination.tsx'
import { NoResults } from './no-results.tsx'
import type { ResultsProps } from './results-props.ts'

export function ListResults(props: ResultsProps) {
  const { state, results, openHandlers, saveButton, onPage } = props
  if (results.list?.length === 0) return <NoResults {...props} />
  return (
    <>
      <EventCards events={results.list} {...{ openHandlers, saveButton }} />
      <StepPagination
        page={Math.min(state.page, results.lastPage)}
        lastPage={results.lastPage}
        onPageChange={onPage}
      />
    </>
  )
}
