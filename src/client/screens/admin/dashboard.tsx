import { History, RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#client/api/api-error.ts'
import { flushDeletions, useDeletedIds } from '#client/api/delayed-deletion.ts'
import {
  useAdminReports,
  useOverview,
  usePendingApprovals,
  useRefreshDashboard,
} from '#client/api/moderation.ts'
import { refreshCurrentUser } from '#client/api/session.ts'
import { OverviewStrip } from '#client/features/moderation/overview/overview-strip.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/tabs.tsx'
import type { PendingApprovals } from '#shared/contract/moderation.ts'
import { kindsWith } from '#shared/listings/kinds.ts'
import { queueName } from '#shared/listings/queue-name.ts'
import { Activity } from './activity.tsx'
import { type DashboardTab, useDashboardTab } from './dashboard-tab.ts'
import { EditTab } from './edit-tab.tsx'
import { ImportTab } from './import-tab.tsx'
import { PendingTab } from './pending-tab.tsx'
import { ReportsTab } from './reports-tab.tsx'
import { UsersTab } from './users-tab.tsx'

export function Dashboard() {
  const { tab, isPastDeadline, open } = useDashboardTab()
  const pending = usePendingApprovals()
  const reports = useAdminReports()
  const overview = useOverview()
  const deletedIds = useDeletedIds()
  const refresh = useRefreshDashboard()
  const [isRefreshing, setRefreshing] = useState(false)
  const [isActivityOpen, setActivityOpen] = useState(false)

  // Another admin may have removed this user's role: refreshing the session shows Access Denied.
  const isForbidden = pending.error instanceof ApiError && pending.error.status === 403
  useEffect(() => {
    if (isForbidden) void refreshCurrentUser()
  }, [isForbidden])

  // Leaving the dashboard sends scheduled deletions.
  useEffect(() => flushDeletions, [])

  const refreshAll = async () => {
    setRefreshing(true)
    await refresh().catch(() => undefined)
    setRefreshing(false)
  }
  const pendingCount = pending.data ? badgeCount(pending.data, deletedIds) : 0
  const openReports = reports.data?.filter(({ isResolved }) => !isResolved).length ?? 0

  // On phones the tab list overflows the screen.
  const tabs = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = tabs.current?.querySelector(`[role="tab"][id$="${tab}"]`)
    shown?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [tab])

  return (
    <div className="container-page flex flex-col gap-6 pt-8 sm:pt-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">Admin Dashboard</h1>
          <p className="mt-1.5 text-ink-soft">Manage pending approvals and review community reports</p>
        </div>
        <div className="flex gap-2">
          <Button variant="ghost" onClick={() => setActivityOpen(true)}>
            <History aria-hidden="true" />
            Activity
          </Button>
          <Button variant="secondary" loading={isRefreshing} onClick={refreshAll}>
            {isRefreshing ? null : <RefreshCw aria-hidden="true" />}
            Refresh
          </Button>
        </div>
      </header>
      <OverviewStrip
        overview={overview.data}
        hasFailed={overview.isError}
        onShowPastDeadlines={() => open('edit', 'past-deadline')}
      />
      <Tabs value={tab} onValueChange={(value) => open(value as DashboardTab)}>
        <TabList ref={tabs} aria-label="Dashboard">
          <Tab value="pending">
            Pending Approvals <TabCount count={pendingCount} />
          </Tab>
          <Tab value="reports">
            Reports <TabCount count={openReports} />
          </Tab>
          <Tab value="edit">Edit Listings</Tab>
          <Tab value="import">Import Data</Tab>
          <Tab value="users">Users</Tab>
        </TabList>
        <TabPanel value="pending">
          <PendingTab pending={pending} />
        </TabPanel>
        <TabPanel value="reports">
          <ReportsTab reports={reports} />
        </TabPanel>
        <TabPanel value="edit">
          <EditTab isPastDeadline={isPastDeadline} onShowSearch={() => open('edit')} />
        </TabPanel>
        <TabPanel value="import">
          <ImportTab />
        </TabPanel>
        <TabPanel value="users">
          <UsersTab />
        </TabPanel>
      </Tabs>
      {isActivityOpen ? <Activity onClose={() => setActivityOpen(false)} /> : null}
    </div>
  )
}

/** Reserves its width before the count arrives, so that the tabs do not move. */
function TabCount({ count }: { count: number }) {
  return <span className="min-w-9 text-left">{count > 0 ? <Badge tone="solid">{count}</Badge> : null}</span>
}

function badgeCount(pending: PendingApprovals, deletedIds: ReadonlyMap<number, unknown>) {
  const counts = kindsWith('countsInPendingBadge').map((kind) => {
    const name = queueName(kind)
    return pending.totals[name] - pending[name].filter(({ id }) => deletedIds.has(id)).length
  })
  return counts.reduce((sum, count) => sum + count, 0)
}
