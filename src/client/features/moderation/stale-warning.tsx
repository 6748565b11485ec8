import { Button } from '#client/ui/button.tsx'

/** Another admin saved first; the user chooses between reloading and overwriting. */
export function StaleWarning({ onReload, onOverwrite }: { onReload: () => void; onOverwrite: () => void }) {
  return (
    <div role="alert" className="mb-5 flex flex-wrap items-center gap-3 rounded-md bg-danger-soft px-4 py-3">
      <p className="min-w-0 flex-1 basis-64 text-sm">
        <strong className="font-semibold">Someone else changed this listing after you opened it.</strong>{' '}
        Nothing was overwritten, and your changes are still here.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onReload}>
          Load latest version
        </Button>
        <Button variant="danger" size="sm" onClick={onOverwrite}>
          Save mine anyway
        </Button>
      </div>
    </div>
  )
}
