import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'

const dialog = lazyPart<{ open: boolean; onOpenChange: (open: boolean) => void }>(
  async () => (await import('./share-list-dialog.tsx')).ShareListDialog,
)

/** Lazy: the dialog loads on first use. */
export function ShareListButton() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onPointerEnter={dialog.preloadSoon}
        onFocus={dialog.preloadSoon}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <Share2 aria-hidden="true" />
        Share a list
      </Button>
      {wasOpened ? <dialog.Screen open={isOpen} onOpenChange={setOpen} /> : null}
    </>
  )
}
