import { useSearchParams } from 'wouter'

const tabs = ['pending', 'reports', 'edit', 'import', 'users'] as const
export type DashboardTab = (typeof tabs)[number]

/** The tab is stored in the URL, so that reload and Back restore it. */
export function useDashboardTab() {
  const [params, setParams] = useSearchParams()
  const requested = params.get('tab')
  const tab = tabs.find((candidate) => candidate === requested) ?? 'pending'
  const isPastDeadline = tab === 'edit' && params.get('show') === 'past-deadline'
  const open = (next: DashboardTab, show?: 'past-deadline') => {
    const after = new URLSearchParams({ ...(next !== 'pending' && { tab: next }), ...(show && { show }) })
    // A click on a tab selects it twice: on press and on focus.
    if (after.toString() !== window.location.search.slice(1)) setParams(after)
  }
  return { tab, isPastDeadline, open }
}
