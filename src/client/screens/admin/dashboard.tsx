import { Gauge, History, RefreshCw, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError, failureMessage } from '#client/api/api-error.ts'
import { useOpenClaims } from '#client/api/claims.ts'
import { useLinkFlags } from '#client/api/link-flags.ts'
import {
  useAdminReports,
  useOverview,
  usePendingApprovals,
  useRefreshDashboard,
} from '#client/api/moderation.ts'
import { refreshCurrentUser } from '#client/api/session.ts'
import { ClaimsSection } from '#client/features/moderation/claims-section.tsx'
import { OverviewStrip } from '#client/features/moderation/overview/overview-strip.tsx'
import { TabCount, WaitingCount } from '#client/features/moderation/overview/tab-counts.tsx'
import { afterPress } from '#client/lib/after-press.ts'
import { centerInRow } from '#client/lib/center-in-row.ts'
import { cx } from '#client/lib/cx.ts'
import { useKeyShortcuts } from '#client/lib/use-key-shortcuts.ts'
import { Button } from '#client/ui/button.tsx'
import { phoneLabelsStyle } from '#client/ui/button-style.ts'
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/tabs.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { undoLatestAction } from '#client/ui/undo-offers.ts'
import { Activity } from './activity.tsx'
import { type DashboardTab, useDashboardTab } from './dashboard-tab.ts'
import { EditTab } from './edit-tab.tsx'
import { ImportTab } from './import-tab.tsx'
import { Operations } from './operations.tsx'
import { PendingTab } from './pending-tab.tsx'
import { ReportsTab } from './reports-tab.tsx'
import { Trash } from './trash.tsx'
import { UsersTab } from './users-tab.tsx'

export function Dashboard() {
  const { tab, isPastDeadline, open } = useDashboardTab()
  const pending = usePendingApprovals()
  const reports = useAdminReports()
  const claims = useOpenClaims()
  const links = useLinkFlags()
  const overview = useOverview()
  useKeyShortcuts(({ key }) => (key === 'u' ? undoLatestAction : undefined))
  const [openDialog, setOpenDialog] = useState<'activity' | 'operations' | 'trash' | null>(null)

  // Another admin may have removed this user's role: refreshing the session shows Access Denied.
  const isForbidden = pending.error instanceof ApiError && pending.error.status === 403
  useEffect(() => {
    if (isForbidden) void refreshCurrentUser()
  }, [isForbidden])

  const openReports = reports.data?.filter(({ isResolved }) => !isResolved).length ?? 0

  // On phones the tab list overflows the screen, and loaded counts make it wider.
  const tabs = useRef<HTMLDivElement>(null)
  const areCountsLoaded = !(pending.isPending || reports.isPending || claims.isPending || links.isPending)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts move the tabs next to them.
  useEffect(() => {
    centerInRow(tabs.current, tabs.current?.querySelector(`[role="tab"][id$="${tab}"]`))
  }, [tab, areCountsLoaded])

  const panels: Record<DashboardTab, ReactNode> = {
    pending: (
      <>
        {/* Both fail together, so one error is enough. */}
        {pending.isLoadingError ? null : <ClaimsSection />}
        <PendingTab
          pending={pending}
          onRetry={() => {
            void pending.refetch()
            void claims.refetch()
          }}
        />
      </>
    ),
    reports: <ReportsTab reports={reports} />,
    edit: <EditTab isPastDeadline={isPastDeadline} onShowSearch={() => open('edit')} />,
    import: <ImportTab />,
    users: <UsersTab />,
  }

  return (
    <div className="container-page flex flex-col gap-6 pt-8 sm:pt-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">Admin Dashboard</h1>
          <p className="mt-1.5 text-ink-soft">Manage pending approvals and review community reports</p>
        </div>
        <div
          className={cx(
            phoneLabelsStyle,
            'max-sm:-ml-3 max-[22rem]:-ml-2 max-[22rem]:gap-0 max-[22rem]:*:px-2',
          )}
        >
          <Button variant="ghost" onClick={() => setOpenDialog('activity')}>
            <History aria-hidden="true" />
            Activity
          </Button>
          <Button variant="ghost" onClick={() => setOpenDialog('operations')}>
            <Gauge aria-hidden="true" />
            Operations
          </Button>
          <Button variant="ghost" onClick={() => setOpenDialog('trash')}>
            <Trash2 aria-hidden="true" />
            Trash
          </Button>
          <RefreshButton />
        </div>
      </header>
      <OverviewStrip
        overview={overview.data}
        hasFailed={overview.isLoadingError}
        onShowPastDeadlines={() => open('edit', 'past-deadline')}
      />
      <Tabs value={tab} onValueChange={(value) => open(value as DashboardTab)}>
        <TabList ref={tabs} aria-label="Dashboard" className="sm:max-lg:gap-0 sm:max-lg:*:px-2">
          <Tab value="pending">
            Pending Approvals <WaitingCount pending={pending.data} claims={claims.data?.total ?? 0} />
          </Tab>
          <Tab value="reports">
            Reports <TabCount count={openReports + (links.data?.total ?? 0)} />
          </Tab>
          <Tab value="edit">Edit Listings</Tab>
          <Tab value="import">Import Data</Tab>
          <Tab value="users">Users</Tab>
        </TabList>
        <TabPanel value={tab}>{panels[tab]}</TabPanel>
      </Tabs>
      {openDialog === 'activity' ? <Activity onClose={() => setOpenDialog(null)} /> : null}
      {openDialog === 'operations' ? <Operations onClose={() => setOpenDialog(null)} /> : null}
      {openDialog === 'trash' ? <Trash onClose={() => setOpenDialog(null)} /> : null}
    </div>
  )
}

function RefreshButton() {
  const refresh = useRefreshDashboard()
  const [isRefreshing, setRefreshing] = useState(false)
  const start = async () => {
    setRefreshing(true)
    try {
      await refresh()
    } catch (error) {
      const description = failureMessage(
        error,
        'Not everything could be refreshed. Some of it may be out of date.',
      )
      const action = { label: 'Try again', onAction: () => void start() }
      if (description !== null) toast({ title: 'Error', description, variant: 'destructive', action })
    }
    setRefreshing(false)
  }
  return (
    <Button variant="secondary" loading={isRefreshing} onClick={afterPress(start)}>
      {isRefreshing ? null : <RefreshCw aria-hidden="true" />}
      Refresh
    </Button>
  )
}
