import { MessageSquareReply, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, startTransition, useState } from 'react'
import { formatDate } from '#client/lib/format-date.ts'
import { Button } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import type { Review } from '#shared/contract/reviews.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { isAdmin, type Viewer } from '#shared/rules/permissions.ts'
import type { ReplyDialogProps } from './reply-dialog.tsx'

export type ReportOf = (review: Review, what: 'review' | 'reply') => ReactNode

/** Lazy: only owners and admins open it. */
const replyDialog = lazyPart<ReplyDialogProps>(async () => (await import('./reply-dialog.tsx')).ReplyDialog)

interface OwnerReplyProps {
  listing: { kind: ListingKind; id: number; userId: string | null }
  review: Review
  viewer: Viewer | null
  reportOf: ReportOf
}

/** The public reply under a review. Its owner writes and edits it; admins may delete it. */
export function OwnerReply({ listing, review, viewer, reportOf }: OwnerReplyProps) {
  const [isOpen, setOpen] = useState(false)
  const open = () => startTransition(() => setOpen(true))
  const isOwner = viewer !== null && viewer.userId === listing.userId
  const { ownerReply: reply } = review
  const preload = { onPointerEnter: replyDialog.preloadSoon, onFocus: replyDialog.preloadSoon }
  return (
    <>
      {reply ? (
        <section
          aria-label="Reply from the provider"
          className="ml-3 flex flex-col gap-2 border-l-2 border-line-strong pl-4"
        >
          <header className="flex items-start gap-2">
            <p className="min-w-0 flex-1 text-sm font-semibold">
              Reply from the provider
              <time dateTime={reply.updatedAt} className="block text-xs font-normal text-ink-faint">
                {formatDate(reply.updatedAt)}
              </time>
            </p>
            <div className="-mt-1.5 -mr-2 flex shrink-0">
              {isOwner || isAdmin(viewer) ? (
                <Button variant="ghost" size="sm" {...preload} onClick={open}>
                  {isOwner ? <Pencil aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
                  <span className="max-sm:sr-only">{isOwner ? 'Edit reply' : 'Delete reply'}</span>
                </Button>
              ) : null}
              {isOwner ? null : reportOf(review, 'reply')}
            </div>
          </header>
          <p className="max-w-prose text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
            {reply.content}
          </p>
        </section>
      ) : isOwner ? (
        <Button variant="secondary" size="sm" className="self-start" {...preload} onClick={open}>
          <MessageSquareReply aria-hidden="true" />
          Reply
        </Button>
      ) : null}
      {isOpen ? (
        <replyDialog.Screen {...{ listing, review, isOwner }} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
