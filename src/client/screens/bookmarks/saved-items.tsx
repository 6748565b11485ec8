import { Download } from 'lucide-react'
import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { isUnauthorized } from '#client/api/api-error.ts'
import { useSavedPage } from '#client/api/saved-items.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { useStatusCounts } from '#client/api/tracker.ts'
import { CompareButton } from '#client/features/compare/compare-button.tsx'
import { listingFacts } from '#client/features/listings/listing-facts.ts'
import { ListingPhoto } from '#client/features/listings/listing-photo.tsx'
import type { AnyListing } from '#client/features/listings/listing-values.ts'
import { FactLine } from '#client/features/listings/results/fact-line.tsx'
import { NothingSaved } from '#client/features/saved-items/nothing-saved.tsx'
import { SavedItemsList } from '#client/features/saved-items/saved-items-list.tsx'
import { SavedToolbar, savedViews } from '#client/features/saved-items/saved-toolbar.tsx'
import { type SavedState, savedRequest, savedUrl } from '#client/features/saved-items/saved-url.ts'
import { useRemoveWithUndo } from '#client/features/saved-items/use-remove-with-undo.ts'
import { useTracker } from '#client/features/saved-items/use-tracker.tsx'
import { handleSessionExpired } from '#client/features/session/session-expired.ts'
import { ShareListButton } from '#client/features/shared-lists/share-list-button.tsx'
import { countOf } from '#client/lib/count-of.ts'
import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import { useHeldRows } from '#client/lib/use-held-rows.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { useStoredChoice } from '#client/lib/use-stored-choice.ts'
import { type ChangeState, useUrlState } from '#client/lib/use-url-state.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { pageNeighbors } from '#client/ui/page-neighbors.ts'
import { Pagination } from '#client/ui/pagination.tsx'
import { isListingKind } from '#shared/listings/kinds.ts'
import { EventDialog } from '../events/event-dialog.tsx'
import { ListingDialog } from '../listings/listing-dialog.tsx'
import type { BoardViewProps } from './board-view.tsx'
import { SavedSearches } from './saved-searches.tsx'

export function SavedItems() {
  usePageTitle('Saved Items', siteConfig().siteName)
  const isSignedOut = useCurrentUser() === null
  useEffect(() => {
    if (isSignedOut) handleSessionExpired()
  }, [isSignedOut])

  return (
    <div className="container-page flex flex-1 flex-col gap-6 pt-8 sm:pt-10">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="text-3xl">Saved Items</h1>
          <p className="mt-1.5 text-ink-soft">
            Everything you saved, with its deadlines.{' '}
            <Link href="/my-plan" className="text-link inline-block">
              See your summer plan
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ShareListButton />
          <a href="/api/bookmarks.csv" download className={buttonStyle({ variant: 'ghost', size: 'sm' })}>
            <Download aria-hidden="true" />
            Export CSV
          </a>
        </div>
      </header>
      <div className="peer contents">
        <Saved />
      </div>
      {/* Hidden until the items above have their height, to avoid a layout shift. */}
      <div className="peer-has-data-loading:hidden">
        <SavedSearches />
      </div>
    </div>
  )
}

function Saved() {
  const { state, change, open, close } = useUrlState(savedUrl)
  const [view, chooseView] = useStoredChoice('saved-items-view', savedViews)
  const { data: counts } = useStatusCounts()
  const { move, edit, dialog } = useTracker()
  const set = (part: Partial<SavedState>) => change((current) => ({ ...current, ...part }))
  const toolbar = (
    <SavedToolbar
      state={state}
      view={view}
      counts={counts}
      onView={chooseView}
      onStatus={(status) => set({ status, page: 1 })}
      onSort={(sortBy) => set({ sortBy, page: 1 })}
      onPageSize={(limit) => set({ limit, page: 1 })}
    />
  )
  const actions = { onView: open, onMove: move, onEdit: edit }
  return (
    <>
      {view === 'board' ? (
        <Suspense fallback={<Loading />}>
          <board.Screen toolbar={toolbar} {...actions} />
        </Suspense>
      ) : (
        <SavedList state={state} change={change} toolbar={toolbar} {...actions} />
      )}
      {dialog}
      <OpenSaved view={state.view} onClose={close} />
    </>
  )
}

const board = lazyScreen(async () => (await import('./board-view.tsx')).BoardView)

interface SavedListProps extends BoardViewProps {
  state: SavedState
  change: ChangeState<SavedState>
}

function SavedList({ state, change, toolbar, onView, onMove, onEdit }: SavedListProps) {
  const { data, error, isSuccess, isPlaceholderData, isFetching, refetch } = useSavedPage(savedRequest(state))
  const held = useHeldRows()
  const remove = useRemoveWithUndo(held)
  const total = data?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / state.limit))

  // Removing the last item on the last page removes that page.
  const isPastLastPage =
    isSuccess && !isPlaceholderData && !isFetching && held.size === 0 && state.page > lastPage
  useEffect(() => {
    if (isPastLastPage) change((current) => ({ ...current, page: lastPage }), { replace: true })
  }, [isPastLastPage, change, lastPage])

  // A failed refetch keeps the items. handleSessionExpired already redirects to sign-in.
  if (!data && error && !isUnauthorized(error)) {
    return (
      <ErrorState title="Error loading data" message="Failed to fetch bookmarks" onRetry={() => refetch()} />
    )
  }
  if (isSuccess && total === 0 && held.size === 0 && state.status === null) return <NothingSaved />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="min-h-[1.6rem] font-semibold max-lg:basis-full">
          {data ? countOf(total, 'saved item') : ''}
        </p>
        {toolbar}
      </div>
      {isSuccess && total === 0 && held.size === 0 ? (
        <EmptyState
          title="Nothing with this status"
          description="Change the status of an item to find it here."
          action={
            <Button
              variant="secondary"
              onClick={() => change((current) => ({ ...current, status: null, page: 1 }))}
            >
              Show all statuses
            </Button>
          }
        />
      ) : (
        <SavedItemsList
          bookmarks={data?.bookmarks}
          isPlaceholder={isPlaceholderData}
          held={held}
          parts={parts}
          onView={({ kind, id }) => onView({ kind, id })}
          onRemove={remove}
          onMove={onMove}
          onEdit={onEdit}
        />
      )}
      <Pagination
        page={Math.min(state.page, lastPage)}
        lastPage={lastPage}
        pageNumbers={pageNeighbors}
        onPageChange={(page) => {
          change((current) => ({ ...current, page }))
          window.scrollTo(0, 0)
        }}
      />
    </>
  )
}

const parts: ComponentProps<typeof SavedItemsList>['parts'] = {
  photoOf: ({ listing }) => (
    <ListingPhoto
      listing={listing as AnyListing}
      className="size-16 rounded-md sm:aspect-video sm:h-auto sm:w-32"
    />
  ),
  factsOf: ({ listing }) => (
    <FactLine facts={listingFacts(listing as AnyListing)} className="text-sm text-ink-soft" />
  ),
  compareOf: ({ kind, id, title }) => <CompareButton {...{ kind, id, title }} />,
}

function OpenSaved({ view, onClose }: { view: SavedState['view']; onClose: () => void }) {
  // Kept after it leaves the URL, because the dialog still fades out.
  const [kind, setKind] = useState(view?.kind)
  if (view && view.kind !== kind) setKind(view.kind)
  if (!kind) return null
  const id = view?.id ?? null
  return isListingKind(kind) ? (
    <ListingDialog kind={kind} id={id} onClose={onClose} />
  ) : (
    <EventDialog id={id} onClose={onClose} />
  )
}
