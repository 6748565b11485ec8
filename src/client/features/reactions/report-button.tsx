import { Flag } from 'lucide-react'
import { useState } from 'react'
import type { Reportable } from '#client/api/reports.ts'
import { Button } from '#client/ui/button.tsx'
import { ReportDialog } from './report-dialog.tsx'

interface ReportButtonProps {
  item: Reportable
  title: string
  /** For lists: a ghost button, icon-only on phones. */
  isQuiet?: boolean
}

export function ReportButton({ item, title, isQuiet = false }: ReportButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button variant={isQuiet ? 'ghost' : 'secondary'} size="sm" onClick={() => setConfirming(true)}>
        <Flag aria-hidden="true" />
        <span className={isQuiet ? 'max-sm:sr-only' : undefined}>Report</span>
      </Button>
      {isConfirming ? <ReportDialog item={item} title={title} onClose={() => setConfirming(false)} /> : null}
    </>
  )
}
