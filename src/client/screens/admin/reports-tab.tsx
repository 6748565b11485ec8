import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { ReportList } from '#client/features/moderation/reports/report-list.tsx'
import { ReportedReviewDialog } from '#client/features/moderation/reports/reported-review-dialog.tsx'
import {
  useDecideWithToasts,
  useHideReviewWithToasts,
  useResolveReportWithToasts,
} from '#client/features/moderation/use-moderation-actions.ts'
import { useBusy } from '#client/lib/use-busy.ts'
import type { AdminReport } from '#shared/contract/moderation.ts'
import { type Opened, OpenedListing } from './opened-listing.tsx'

export function ReportsTab({ reports }: { reports: UseQueryResult<AdminReport[]> }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [openReviewId, setOpenReviewId] = useState<number | null>(null)
  const { busy, track } = useBusy<number>()
  const resolve = useResolveReportWithToasts()
  const hide = useHideReviewWithToasts()
  const decide = useDecideWithToasts()

  const openListing = ({ item: { listingType, listingId } }: AdminReport) => {
    if (listingType !== null && listingId !== null) setOpened({ listingType, id: listingId, mode: 'view' })
  }
  const hideReview = (report: AdminReport, isHidden: boolean) => {
    if (report.item.review) {
      void track([report.id], hide.mutateAsync({ id: report.item.review.id, isHidden }))
    }
  }
  const reading = reports.data?.find(({ item }) => item.review !== null && item.review.id === openReviewId)

  return (
    <>
      <ReportList
        reports={reports.data}
        hasFailed={reports.isError}
        onRetry={() => reports.refetch()}
        busy={busy}
        actions={{
          onOpen: (report) => {
            if (report.item.review) setOpenReviewId(report.item.review.id)
            else openListing(report)
          },
          onResolve: ({ id }) => void track([id], resolve.mutateAsync(id)),
          onHideReview: hideReview,
          onDeactivate: ({ id, item: { listingType, listingId } }) => {
            if (listingType === null || listingId === null) return
            const listing = { listingType, id: listingId }
            void track([id], decide.mutateAsync({ action: 'deactivate', listing }))
          },
        }}
      />
      {reading?.item.review ? (
        <ReportedReviewDialog
          review={reading.item.review}
          listingTitle={reading.item.listingTitle}
          isBusy={busy.has(reading.id)}
          onHide={(isHidden) => hideReview(reading, isHidden)}
          onOpenListing={() => {
            setOpenReviewId(null)
            openListing(reading)
          }}
          onClose={() => setOpenReviewId(null)}
        />
      ) : null}
      {opened ? <OpenedListing opened={opened} onChange={setOpened} /> : null}
    </>
  )
}
