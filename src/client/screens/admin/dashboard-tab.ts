import { useSearchParams } from 'wouter'

const tabs = ['pending', 'reports', 'edit', 'import', 'users'] as const
export type DashboardTab = (typeof tabs)[number]

/** The tab is stored in the URL, so that reload and Back restore it. */
export function useDashboardTab() {
  const [params, setParams] = useSearchParams()
  const requested = params.get('tab')
  const tab = tabs.find((candidate) => candidate === requested) ?? 'pending'
  const isPastDeadline = tab === 'edit' && params.get('show') === 'past-deadline'
  const open = (next: DashboardTab, show?: 'past-deadline') =>
    setParams({ ...(next !== 'pending' && { tab: next }), ...(show && { show }) })
  return { tab, isPastDeadline, open }
}
