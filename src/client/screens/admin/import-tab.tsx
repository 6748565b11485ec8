import { siteConfig } from '#client/api/site-config.ts'
import { ImportPanel } from '#client/features/imports/import-panel.tsx'
import { EmbedSnippet } from './embed-snippet.tsx'

export function ImportTab() {
  return (
    <div className="flex flex-col gap-12">
      <ImportPanel />
      {siteConfig().publicBrowsing ? <EmbedSnippet /> : null}
    </div>
  )
}
