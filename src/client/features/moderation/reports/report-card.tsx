import { CheckCheck, Eye, EyeOff, PowerOff } from 'lucide-react'
import { afterPress } from '#client/lib/after-press.ts'
import { countOf } from '#client/lib/count-of.ts'
import { cx } from '#client/lib/cx.ts'
import { formatDate } from '#client/lib/format-date.ts'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { heldStyle, RowActions } from '#client/ui/row-actions.tsx'
import type { AdminReport } from '#shared/contract/moderation.ts'
import { OtherReports } from './other-reports.tsx'
import { reportKey } from './report-key.ts'

export interface ReportActions {
  onOpen: (report: AdminReport) => void
  onResolve: (report: AdminReport) => void
  onHideReview: (report: AdminReport, isHidden: boolean) => void
  onDeactivate: (report: AdminReport) => void
}

interface ReportCardProps {
  report: AdminReport
  held: HeldRows
  actions: ReportActions
}

export function ReportCard({ report, held, actions }: ReportCardProps) {
  const { reason, reportType, itemType, itemId, description, isResolved, item, reporterName } = report
  const isReview = reportType !== 'listing'
  const rowKey = reportKey(report)
  const heldRow = held.of(rowKey)
  return (
    <li
      className={cx(
        'flex flex-col gap-3 rounded-lg border border-line p-4 shadow-card sm:p-5',
        heldRow ? 'bg-sunken' : 'bg-surface',
      )}
    >
      <div className={cx('flex flex-col gap-3', heldRow && heldStyle)}>
        <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
          <h3 className="mr-auto min-w-0 text-base leading-snug wrap-anywhere">{reason}</h3>
          {report.reportCount > 1 ? (
            <Badge tone="danger">{countOf(report.reportCount, 'report')}</Badge>
          ) : null}
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
        <OtherReports report={report} />
        <Reported report={report} />
      </div>
      <RowActions held={heldRow} name={reason} rowKey={rowKey} guard={held.guard}>
        {item.exists ? (
          <Button variant="ghost" size="sm" onClick={() => actions.onOpen(report)} className="max-sm:-ml-3.5">
            <Eye aria-hidden="true" />
            {isReview ? 'Open review' : 'Open listing'}
          </Button>
        ) : null}
        {item.exists && item.review ? (
          <Button
            variant="secondary"
            size="sm"
            onClick={afterPress(
              held.guard(rowKey, () => actions.onHideReview(report, !item.review?.isHidden)),
            )}
          >
            {item.review.isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
            {item.review.isHidden ? 'Show review' : 'Hide review'}
          </Button>
        ) : null}
        {!isReview && item.exists && item.isLive ? (
          <Button
            variant="secondary"
            size="sm"
            onClick={afterPress(held.guard(rowKey, () => actions.onDeactivate(report)))}
          >
            <PowerOff aria-hidden="true" />
            Deactivate listing
          </Button>
        ) : null}
        {isResolved ? null : (
          <Button size="sm" onClick={afterPress(held.guard(rowKey, () => actions.onResolve(report)))}>
            <CheckCheck aria-hidden="true" />
            Mark Resolved
          </Button>
        )}
      </RowActions>
    </li>
  )
}

function Reported({ report: { reportType, item } }: { report: AdminReport }) {
  const style = 'rounded-md bg-sunken px-3.5 py-2.5 text-sm wrap-anywhere'
  if (!item.exists) {
    return (
      <p className={`${style} text-ink-soft`}>
        {item.isTrashed && item.title ? (
          <>
            <span className="font-medium">{item.title}</span>: this {reportType} is in the trash.
          </>
        ) : (
          `This ${reportType} has been deleted.`
        )}
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
