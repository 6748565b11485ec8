import { LayoutGrid, Rows3 } from 'lucide-react'
import { Segmented } from '#client/ui/segmented.tsx'
import type { ResultsLayout } from './use-results-layout.ts'

interface LayoutSwitchProps {
  layout: ResultsLayout
  onChoose: (layout: ResultsLayout) => void
}

export function LayoutSwitch({ layout, onChoose }: LayoutSwitchProps) {
  return (
    <Segmented
      legend="Show results as"
      legendHidden
      labelsHidden
      options={[
        { value: 'table', label: 'Table', icon: <Rows3 aria-hidden="true" /> },
        { value: 'cards', label: 'Cards', icon: <LayoutGrid aria-hidden="true" /> },
      ]}
      value={layout}
      onChange={onChoose}
    />
  )
}
