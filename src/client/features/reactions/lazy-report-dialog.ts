import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import type { ReportDialogProps } from './report-dialog.tsx'

/** Lazy: few visitors report anything. */
export const lazyReportDialog = lazyScreen<ReportDialogProps>(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
)
