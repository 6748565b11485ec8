import { BellPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import { Button } from '#client/ui/button.tsx'
import type { SearchToSave } from './search-to-save.ts'

const dialog = lazyScreen<SearchToSave & { onClose: () => void }>(
  async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog,
)

/** The dialog loads with the first click. */
export function SaveSearchButton(search: SearchToSave) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onPointerEnter={dialog.preloadSoon}
        onFocus={dialog.preloadSoon}
        onClick={() => setOpen(true)}
      >
        <BellPlus aria-hidden="true" />
        Save this search
      </Button>
      {isOpen ? (
        <Suspense>
          <dialog.Screen {...search} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
