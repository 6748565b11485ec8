import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import type { SearchToSave } from './search-to-save.ts'

const dialog = lazyPart<SearchToSave & { onClose: () => void }>(
  async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog,
)

/** Lazy: the dialog loads on first use. */
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
      {isOpen ? <dialog.Screen {...search} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
