import { ImportPanel } from '#client/features/imports/import-panel.tsx'

/** The tab that brings many listings at once. */
export function ImportTab() {
  return <ImportPanel />
}
