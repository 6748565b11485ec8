import { List, MapPinned } from 'lucide-react'
import { type ListState, withNear } from '#client/features/listings/url-state/list-state.ts'
import type { Change } from '#client/features/listings/url-state/use-list-state.ts'
import { Segmented } from '#client/ui/segmented.tsx'

interface ViewSwitchProps {
  /** Icons in a low row, where results should begin near the top. */
  isCompact: boolean
  show: ListState['near']['show']
  change: Change
}

export function ViewSwitch({ show, change, isCompact }: ViewSwitchProps) {
  return (
    <Segmented
      legend="Show as"
      legendHidden
      labelsHidden={isCompact}
      className={isCompact ? '[&_label]:min-h-7 [&_label]:min-w-9 [&>div]:p-0' : undefined}
      options={[
        { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
        { value: 'map', label: 'Map', icon: <MapPinned aria-hidden="true" /> },
      ]}
      value={show}
      onChange={(value) => change((current) => withNear(current, { show: value }))}
    />
  )
}
