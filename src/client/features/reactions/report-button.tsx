import { Flag } from 'lucide-react'
import { startTransition, useState } from 'react'
import type { Reportable } from '#client/api/reports.ts'
import { useSignInGate } from '#client/lib/sign-in-gate.ts'
import { Button } from '#client/ui/button.tsx'
import { lazyReportDialog } from './lazy-report-dialog.ts'

/** For lists: icon-only on phones. */
export function ReportButton({ item, title }: { item: Reportable; title: string }) {
  const askToSignIn = useSignInGate()
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        onPointerEnter={lazyReportDialog.preloadSoon}
        onFocus={lazyReportDialog.preloadSoon}
        onClick={askToSignIn ?? (() => startTransition(() => setReporting(true)))}
      >
        <Flag aria-hidden="true" />
        <span className="max-sm:sr-only">Report</span>
      </Button>
      {isReporting ? (
        <lazyReportDialog.Screen item={item} title={title} onClose={() => setReporting(false)} />
      ) : null}
    </>
  )
}
