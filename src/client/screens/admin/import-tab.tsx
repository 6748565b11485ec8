import { useImports } from '#client/api/imports.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { ImportPanel, importsPageSize } from '#client/features/imports/import-panel.tsx'
import { EmbedSnippet } from './embed-snippet.tsx'

export function ImportTab() {
  // Renders after the past imports above it, to avoid a layout shift.
  const { isPending } = useImports(1, importsPageSize)
  return (
    <div className="flex flex-col gap-12">
      <ImportPanel />
      {siteConfig().publicBrowsing && !isPending ? <EmbedSnippet /> : null}
    </div>
  )
}
