import { useEffect, useState } from 'react'
import { failureMessage, isUnauthorized } from '#client/api/api-error.ts'
import { useRemoveSaved, useRestoreSaved, useSavedPage } from '#client/api/saved-items.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { ListingPhoto } from '#client/features/listings/listing-photo.tsx'
import type { AnyListing } from '#client/features/listings/listing-values.ts'
import { SavedItemsList } from '#client/features/saved-items/saved-items-list.tsx'
import { SavedToolbar } from '#client/features/saved-items/saved-toolbar.tsx'
import { type SavedState, savedRequest, savedUrl } from '#client/features/saved-items/saved-url.ts'
import { handleSessionExpired } from '#client/features/session/session-expired.ts'
import { countOf } from '#client/lib/count-of.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { useUrlState } from '#client/lib/use-url-state.ts'
import { Signpost } from '#client/ui/art/signpost.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { pageNeighbors } from '#client/ui/page-neighbors.ts'
import { Pagination } from '#client/ui/pagination.tsx'
import { toast, toastError } from '#client/ui/toast-store.ts'
import { kindPaths } from '#shared/listings/kind-paths.ts'
import { defaultKind, isListingKind } from '#shared/listings/kinds.ts'
import { EventDialog } from '../events/event-dialog.tsx'
import { ListingDialog } from '../listings/listing-dialog.tsx'

export function SavedItems() {
  usePageTitle('Saved Items', siteConfig().siteName)
  const isSignedOut = useCurrentUser() === null
  useEffect(() => {
    if (isSignedOut) handleSessionExpired()
  }, [isSignedOut])

  return (
    <div className="container-page flex flex-1 flex-col gap-6 pt-8 sm:pt-10">
      <header>
        <h1 className="text-3xl">Saved Items</h1>
        <p className="mt-1.5 text-ink-soft">Everything you saved, with its deadlines.</p>
      </header>
      <Saved />
    </div>
  )
}

function Saved() {
  const { state, change, open, close } = useUrlState(savedUrl)
  const { data, error, isSuccess, isPlaceholderData, isFetching, refetch } = useSavedPage(savedRequest(state))
  const restore = useRestoreSaved({
    onError: (failure) => toastError(failureMessage(failure, 'Failed to toggle bookmark')),
  })
  const remove = useRemoveSaved({
    onSuccess: (_result, item) =>
      toast({
        title: 'Success',
        description: 'Bookmark removed successfully',
        action: { label: 'Undo', onAction: () => restore.mutate(item) },
      }),
    onError: (failure) => toastError(failureMessage(failure, 'Failed to remove bookmark')),
  })
  const total = data?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / state.limit))

  // Removing the last item on the last page removes that page.
  const isPastLastPage = isSuccess && !isPlaceholderData && !isFetching && state.page > lastPage
  useEffect(() => {
    if (isPastLastPage) change((current) => ({ ...current, page: lastPage }), { replace: true })
  }, [isPastLastPage, change, lastPage])

  const set = (part: Partial<SavedState>) => change((current) => ({ ...current, ...part }))

  // handleSessionExpired already redirects to sign-in.
  if (error && !isUnauthorized(error)) {
    return (
      <ErrorState title="Error loading data" message="Failed to fetch bookmarks" onRetry={() => refetch()} />
    )
  }
  return (
    <>
      {isSuccess && total === 0 ? (
        <EmptyState
          art={<Signpost />}
          title="No saved items"
          description="Tap Save on a listing to find it here later."
          action={<LinkButton href={`/${kindPaths[defaultKind]}`}>Browse Listings</LinkButton>}
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="min-h-[1.6rem] font-semibold">
              {data ? countOf(total, 'saved item') : ''}
            </p>
            <SavedToolbar
              state={state}
              onSort={(sortBy) => set({ sortBy, page: 1 })}
              onPageSize={(limit) => set({ limit, page: 1 })}
            />
          </div>
          <SavedItemsList
            bookmarks={data?.bookmarks}
            isPlaceholder={isPlaceholderData}
            photoOf={({ listing }) => (
              <ListingPhoto
                listing={listing as AnyListing}
                className="size-16 rounded-md sm:aspect-video sm:h-auto sm:w-32"
              />
            )}
            onView={({ kind, id }) => open({ kind, id })}
            onRemove={({ kind, id }) => remove.mutate({ kind, id })}
          />
          <Pagination
            page={Math.min(state.page, lastPage)}
            lastPage={lastPage}
            pageNumbers={pageNeighbors}
            onPageChange={(page) => {
              set({ page })
              window.scrollTo(0, 0)
            }}
          />
        </>
      )}
      <OpenSaved view={state.view} onClose={close} />
    </>
  )
}

function OpenSaved({ view, onClose }: { view: SavedState['view']; onClose: () => void }) {
  // The dialog still renders while it fades out, so the kind outlives the URL.
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
