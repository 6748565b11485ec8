import { lazyPart } from '#client/ui/lazy-part.tsx'
import type { ReportDialogProps } from './report-dialog.tsx'

/** Lazy: few visitors report anything. */
export const lazyReportDialog = lazyPart<ReportDialogProps>(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
)
