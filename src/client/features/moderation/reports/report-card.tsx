import { CheckCheck, Eye, EyeOff, PowerOff } from 'lucide-react'
import { formatDate } from '#client/lib/format-date.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import type { AdminReport } from '#shared/contract/moderation.ts'

export interface ReportActions {
  onOpen: (report: AdminReport) => void
  onResolve: (report: AdminReport) => void
  onHideReview: (report: AdminReport, isHidden: boolean) => void
  onDeactivate: (report: AdminReport) => void
}

interface ReportCardProps {
  report: AdminReport
  isBusy: boolean
  actions: ReportActions
}

export function ReportCard({ report, isBusy, actions }: ReportCardProps) {
  const { reason, reportType, itemType, itemId, description, isResolved, item, reporterName } = report
  const isReview = reportType === 'review'
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-base leading-snug wrap-anywhere">{reason}</h3>
        {isResolved ? <Badge tone="accent">Resolved</Badge> : null}
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
        <Line label="Report type">{reportType}</Line>
        <Line label="Item type">{itemType}</Line>
        <Line label="Item ID">{itemId}</Line>
        <Line label="Reported">
          {formatDate(report.createdAt)}
          {reporterName ? ` by ${reporterName}` : ''}
        </Line>
      </dl>
      {description ? <p className="text-sm wrap-anywhere whitespace-pre-line">{description}</p> : null}
      <Reported report={report} />
      <div className="flex flex-wrap gap-2 sm:justify-end">
        {item.exists ? (
          <Button variant="ghost" size="sm" onClick={() => actions.onOpen(report)}>
            <Eye aria-hidden="true" />
            {isReview ? 'Open review' : 'Open listing'}
          </Button>
        ) : null}
        {item.review ? (
          <Button
            variant="secondary"
            size="sm"
            disabled={isBusy}
            onClick={() => actions.onHideReview(report, !item.review?.isHidden)}
          >
            {item.review.isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
            {item.review.isHidden ? 'Show review' : 'Hide review'}
          </Button>
        ) : null}
        {!isReview && item.exists && item.isLive ? (
          <Button
            variant="secondary"
            size="sm"
            disabled={isBusy}
            onClick={() => actions.onDeactivate(report)}
          >
            <PowerOff aria-hidden="true" />
            Deactivate listing
          </Button>
        ) : null}
        {isResolved ? null : (
          <Button size="sm" loading={isBusy} onClick={() => actions.onResolve(report)}>
            {isBusy ? null : <CheckCheck aria-hidden="true" />}
            Mark Resolved
          </Button>
        )}
      </div>
    </li>
  )
}

function Reported({ report: { reportType, item } }: { report: AdminReport }) {
  const style = 'rounded-md bg-sunken px-3.5 py-2.5 text-sm wrap-anywhere'
  if (!item.exists) {
    return (
      <p className={`${style} text-ink-soft`}>
        This {reportType === 'review' ? 'review' : 'listing'} has been deleted.
      </p>
    )
  }
  return (
    <div className={`${style} flex flex-wrap items-center gap-x-3 gap-y-1`}>
      <span className="font-medium">{item.title}</span>
      {item.review ? <span className="text-ink-soft">on {item.listingTitle}</span> : null}
      {item.review?.isHidden ? <Badge>Hidden</Badge> : null}
      {item.review || item.isLive ? null : <Badge>Not live</Badge>}
    </div>
  )
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-faint">{label}:</dt>
      <dd>{children}</dd>
    </div>
  )
}
