import { ImportPanel } from '#client/features/imports/import-panel.tsx'

export function ImportTab() {
  return <ImportPanel />
}
