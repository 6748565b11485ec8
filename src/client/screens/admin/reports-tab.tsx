import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkFlagsSection } from '#client/features/moderation/link-flags-section.tsx'
import { reportKey } from '#client/features/moderation/reports/report-key.ts'
import { ReportList } from '#client/features/moderation/reports/report-list.tsx'
import { ReportedReviewDialog } from '#client/features/moderation/reports/reported-review-dialog.tsx'
import { useModerationActions } from '#client/features/moderation/use-moderation-actions.ts'
import { useHeldRows } from '#client/lib/use-held-rows.ts'
import type { AdminReport } from '#shared/contract/moderation.ts'
import { type Opened, OpenedListing } from './opened-listing.tsx'

export function ReportsTab({ reports }: { reports: UseQueryResult<AdminReport[]> }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [openReviewId, setOpenReviewId] = useState<number | null>(null)
  const held = useHeldRows()
  const act = useModerationActions(held)

  const openListing = ({ item: { listingType, listingId } }: AdminReport) => {
    if (listingType !== null && listingId !== null) setOpened({ listingType, id: listingId, mode: 'view' })
  }
  const hideReview = (report: AdminReport, isHidden: boolean) => {
    const { review } = report.item
    if (review) void act.hideReview({ id: review.id, isHidden }, reportKey(report))
  }
  const reading = reports.data?.find(({ item }) => item.review !== null && item.review.id === openReviewId)

  return (
    <div {...held.listProps}>
      <LinkFlagsSection
        onEdit={({ listingType, listingId }) => setOpened({ listingType, id: listingId, mode: 'edit' })}
      />
      <ReportList
        reports={reports.data}
        hasFailed={reports.isLoadingError}
        onRetry={() => reports.refetch()}
        held={held}
        actions={{
          onOpen: (report) => {
            if (report.item.review) setOpenReviewId(report.item.review.id)
            else openListing(report)
          },
          onResolve: (report) => void act.resolve(report.id, reportKey(report)),
          onHideReview: hideReview,
          onDeactivate: (report) => {
            const { listingType, listingId } = report.item
            if (listingType === null || listingId === null) return
            const listing = { listingType, id: listingId }
            void act.decide({ action: 'deactivate', listing }, reportKey(report))
          },
        }}
      />
      {reading?.item.review ? (
        <ReportedReviewDialog
          review={reading.item.review}
          listingTitle={reading.item.listingTitle}
          isBusy={held.of(reportKey(reading))?.phase === 'sending'}
          onHide={(isHidden) => hideReview(reading, isHidden)}
          onOpenListing={() => {
            setOpenReviewId(null)
            openListing(reading)
          }}
          onClose={() => setOpenReviewId(null)}
        />
      ) : null}
      {opened ? (
        <OpenedListing
          opened={opened}
          onChange={setOpened}
          onDecide={(action, listing) => act.decide({ action, listing })}
        />
      ) : null}
    </div>
  )
}
