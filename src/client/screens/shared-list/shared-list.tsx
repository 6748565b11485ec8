import { useLocation, useParams } from 'wouter'
import { failureMessage, hasStatus } from '#client/api/api-error.ts'
import { useSavedIds } from '#client/api/bookmarks.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { useSaveSharedList, useSharedList } from '#client/api/shared-lists.ts'
import { signInPath } from '#client/api/sign-in-path.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { countOf } from '#client/lib/count-of.ts'
import { formatDay } from '#client/lib/format-day.ts'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Signpost } from '#client/ui/art/signpost.tsx'
import { Button } from '#client/ui/button.tsx'
import { DottedText } from '#client/ui/dotted-text.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { SharedList as List } from '#shared/contract/shared-lists.ts'
import { SharedItem } from './shared-item.tsx'

/** A shared list, for anyone with the link. */
export function SharedList() {
  const { token = '' } = useParams<{ token: string }>()
  const { data: list, error, refetch } = useSharedList(token)
  usePageTitle(list?.name ?? 'Shared list', siteConfig().siteName)
  if (hasStatus(error, 404)) {
    return (
      <div className="container-page flex flex-1 flex-col justify-center">
        <EmptyState
          art={<Signpost />}
          title="This list is no longer shared"
          description="The link has expired, or its owner stopped sharing it. Ask them for a new one."
          action={<LinkButton href="/">Go to the home page</LinkButton>}
        />
      </div>
    )
  }
  return (
    <div className="container-page flex flex-1 flex-col gap-6 pt-8 pb-16 sm:pt-10">
      {error ? (
        <ErrorState title="Error loading data" message="Failed to fetch the list" onRetry={() => refetch()} />
      ) : null}
      {list ? <Content list={list} token={token} /> : null}
      {list || error ? null : <LoadingList />}
    </div>
  )
}

function Content({ list, token }: { list: List; token: string }) {
  const isSignedIn = Boolean(useCurrentUser())
  const facts = [
    list.sharedBy === null ? null : `Shared by ${list.sharedBy}`,
    countOf(list.items.length, 'item'),
    list.expiresOn === null ? null : `until ${formatDay(list.expiresOn)}`,
  ]
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl wrap-anywhere">{list.name}</h1>
          <p className="mt-1.5 text-ink-soft">
            <DottedText parts={facts} />
          </p>
        </div>
        {list.items.length === 0 ? null : isSignedIn ? (
          <SaveAll list={list} token={token} />
        ) : (
          <SignInToSave count={list.items.length} />
        )}
      </header>
      {list.missingCount > 0 ? (
        <p className="text-sm text-ink-soft">
          {list.missingCount === 1
            ? '1 item is no longer listed.'
            : `${list.missingCount} items are no longer listed.`}
        </p>
      ) : null}
      <ul aria-label="Items" className="grid gap-4 lg:grid-cols-2">
        {list.items.map((item) => (
          <li key={item.listingId}>
            <SharedItem item={item} isSignedIn={isSignedIn} />
          </li>
        ))}
      </ul>
    </>
  )
}

function SaveAll({ list, token }: { list: List; token: string }) {
  const savedIds = useSavedIds(true)
  const save = useSaveSharedList(token, {
    onSuccess: ({ savedCount }) => toastSuccess(`${countOf(savedCount, 'item')} saved`),
    onError: (error) => toastError(failureMessage(error, 'Failed to save the items')),
  })
  const saved = new Set(savedIds)
  const open = list.items.filter(({ listingId }) => !saved.has(listingId)).length
  return (
    <Button disabled={!savedIds || open === 0} loading={save.isPending} onClick={() => save.mutate()}>
      {open === 0 ? 'All saved' : open === list.items.length ? `Save all ${open}` : `Save the other ${open}`}
    </Button>
  )
}

function SignInToSave({ count }: { count: number }) {
  const [path] = useLocation()
  return (
    <LinkButton href={signInPath(path)} fullPage>
      {count === 1 ? 'Sign in to save it' : `Sign in to save all ${count}`}
    </LinkButton>
  )
}

function LoadingList() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-16 w-80 max-w-full" />
      <div className="grid gap-4 lg:grid-cols-2">
        {[1, 2, 3, 4].map((index) => (
          <Skeleton key={index} className="h-32 rounded-lg" />
        ))}
      </div>
    </div>
  )
}
