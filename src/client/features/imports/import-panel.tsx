import { BookOpen, Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isRunning, useImports, useRefreshAfterImport } from '#client/api/imports.ts'
import { LinkButton } from '#client/ui/link-button.tsx'
import { kindsWith } from '#shared/listings/kinds.ts'
import { ImportCard } from './import-card.tsx'
import { ImportHistory } from './import-history.tsx'

export const importsPageSize = 5

export function ImportPanel() {
  const [page, setPage] = useState(1)
  const imports = useImports(page, importsPageSize)
  const running = useNewestRunning()
  return (
    <section aria-labelledby="bulk-import" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-2xl">
          <h2 id="bulk-import" className="text-xl">
            Bulk Data Import
          </h2>
          <p className="mt-1 text-ink-soft">
            Each file is imported completely or not at all. We check it as soon as you choose it; nothing
            changes until you import.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/api/template" fullPage target="_blank" rel="noopener" variant="secondary">
            <Download aria-hidden="true" />
            Download CSV Template
          </LinkButton>
          <LinkButton href="/api/import-guide" fullPage target="_blank" rel="noopener" variant="secondary">
            <BookOpen aria-hidden="true" />
            View Import Guide
          </LinkButton>
        </div>
      </div>
      <ul className="grid gap-5 xl:grid-cols-2 xl:items-start">
        {kindsWith('isImportable').map((kind) => (
          <li key={kind} className="min-w-0">
            <ImportCard kind={kind} running={running.find(({ listingType }) => listingType === kind)} />
          </li>
        ))}
      </ul>
      <ImportHistory query={imports} onPageChange={setPage} />
    </section>
  )
}

/** Running imports are always on the first page. When one ends, all listing data is stale. */
function useNewestRunning() {
  const running = useImports(1, importsPageSize).data?.imports.filter(isRunning) ?? []
  const refreshAll = useRefreshAfterImport()
  const ids = running.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the set of running imports matters.
  useEffect(() => {
    if (ids !== '') return () => void refreshAll()
  }, [ids])
  return running
}
