import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import { Button } from '#client/ui/button.tsx'

const dialog = lazyScreen<{ open: boolean; onOpenChange: (open: boolean) => void }>(
  async () => (await import('./share-list-dialog.tsx')).ShareListDialog,
)

/** The dialog loads with the first click. */
export function ShareListButton() {
  const [isOpen, setOpen] = useState(false)
  const [isNeeded, setNeeded] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onPointerEnter={dialog.preloadSoon}
        onFocus={dialog.preloadSoon}
        onClick={() => {
          setNeeded(true)
          setOpen(true)
        }}
      >
        <Share2 aria-hidden="true" />
        Share a list
      </Button>
      {isNeeded ? (
        <Suspense>
          <dialog.Screen open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
