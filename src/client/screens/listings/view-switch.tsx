import { List, MapPinned } from 'lucide-react'
import { type ListState, withNear } from '#client/features/listings/url-state/list-state.ts'
import type { Change } from '#client/features/listings/url-state/use-list-state.ts'
import { Segmented } from '#client/ui/segmented.tsx'

interface ViewSwitchProps {
  show: ListState['near']['show']
  change: Change
}

export function ViewSwitch({ show, change }: ViewSwitchProps) {
  return (
    <Segmented
      legend="Show as"
      legendHidden
      isCompact
      options={[
        { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
        { value: 'map', label: 'Map', icon: <MapPinned aria-hidden="true" /> },
      ]}
      value={show}
      onChange={(value) => change((current) => withNear(current, { show: value }))}
    />
  )
}
