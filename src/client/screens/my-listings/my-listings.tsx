import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { siteConfig } from '#client/api/site-config.ts'
import { refOf, useMyListings } from '#client/api/submissions.ts'
import { MyListingCard } from '#client/features/my-listings/my-listing-card.tsx'
import { countOf } from '#client/lib/count-of.ts'
import { closeDialogEntry, openDialogEntry } from '#client/lib/dialog-entry.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { UnfinishedCairn } from '#client/ui/art/unfinished-cairn.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { MyListingActions } from './my-listing-actions.tsx'
import { myListingsUrl, readMyListingsUrl } from './my-listings-url.ts'

const pageSize = 10
const editor = lazyPart(async () => (await import('./edit-my-listing.tsx')).EditMyListing)

export function MyListings() {
  usePageTitle('My Listings', siteConfig().siteName)
  const { page, edit } = readMyListingsUrl(useSearch())
  const mine = useMyListings({ limit: pageSize, offset: (page - 1) * pageSize })
  const { data } = mine
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize))

  // Withdrawing the last listing on the last page removes that page.
  const isPastLastPage = mine.isSuccess && !mine.isPlaceholderData && page > lastPage
  useEffect(() => {
    if (isPastLastPage) navigate(myListingsUrl({ page: lastPage, edit: null }), { replace: true })
  }, [isPastLastPage, lastPage])

  return (
    <div className="container-page flex flex-col gap-6 pt-8 sm:pt-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-sm:w-full">
          <h1 className="text-3xl">My Listings</h1>
          <p role="status" className="mt-1.5 text-ink-soft">
            {data?.total ? `${countOf(data.total, 'listing')} you have submitted` : 'What you have submitted'}
          </p>
        </div>
        {data?.total === 0 ? null : (
          <LinkButton href="/submit-listing" variant="secondary">
            <Plus aria-hidden="true" />
            Add Listing
          </LinkButton>
        )}
      </header>
      {mine.isError ? (
        <ErrorState
          title="Error loading data"
          message="Failed to fetch your listings"
          onRetry={() => mine.refetch()}
        />
      ) : null}
      {mine.isPending ? <Skeletons /> : null}
      {data?.total === 0 ? <NoListings /> : null}
      {data && data.listings.length > 0 ? (
        <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          {data.listings.map((listing) => (
            <li key={listing.id} className="grid">
              <MyListingCard
                listing={listing}
                actions={
                  <MyListingActions
                    listing={listing}
                    onIntent={editor.preloadSoon}
                    onEdit={() => openDialogEntry(myListingsUrl({ page, edit: refOf(listing) }))}
                  />
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
      <Pagination
        page={Math.min(page, lastPage)}
        lastPage={lastPage}
        onPageChange={(next) => {
          navigate(myListingsUrl({ page: next, edit: null }))
          window.scrollTo({ top: 0 })
        }}
      />
      {edit ? (
        <editor.Screen
          key={`${edit.kind}-${edit.id}`}
          listing={edit}
          onClose={() => closeDialogEntry(myListingsUrl({ page, edit: null }))}
        />
      ) : null}
    </div>
  )
}

function NoListings() {
  return (
    <EmptyState
      art={<UnfinishedCairn />}
      title="Nothing here yet"
      description="Tutoring, a camp, an internship, a job or an event: listing is free."
      action={<LinkButton href="/submit-listing">List Your Service</LinkButton>}
    />
  )
}

function Skeletons() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {[1, 2].map((place) => (
        <Skeleton key={place} className="h-52 rounded-lg" />
      ))}
    </div>
  )
}
