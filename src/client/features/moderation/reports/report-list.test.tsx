import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useHeldRows } from '#client/lib/use-held-rows.ts'
import type { AdminReport } from '#shared/contract/moderation.ts'
import { ReportList } from './report-list.tsx'

const report = (id: number, isResolved: boolean): AdminReport => ({
  id,
  userId: null,
  reportType: 'listing',
  itemType: 'camp',
  itemId: id,
  reason: `Reason ${id}`,
  description: null,
  isResolved,
  createdAt: '2027-01-01T00:00:00.000Z',
  reporterName: null,
  reportCount: 1,
  others: [],
  item: {
    exists: false,
    isTrashed: false,
    title: null,
    listingType: null,
    listingId: null,
    listingTitle: null,
    isLive: false,
    review: null,
  },
})

function List({ reports }: { reports: AdminReport[] }) {
  const ignore = () => undefined
  const actions = { onOpen: ignore, onResolve: ignore, onHideReview: ignore, onDeactivate: ignore }
  return <ReportList {...{ reports, actions }} hasFailed={false} onRetry={ignore} held={useHeldRows()} />
}

describe('the reports', () => {
  it('show how many are open and how many are resolved', () => {
    const { rerender } = render(<List reports={[report(1, false), report(2, true), report(3, false)]} />)
    expect(screen.getByText('2 open, 1 resolved')).toBeDefined()
    rerender(<List reports={[]} />)
    expect(screen.getByText('No reports have been submitted yet.')).toBeDefined()
    expect(screen.queryByText(/resolved$/)).toBeNull()
  })
})
