import { Rss } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import { Button } from '#client/ui/button.tsx'
import type { SubscribeDialogProps } from './subscribe-dialog.tsx'
import type { EventState } from './url-state/event-state.ts'

const subscribeDialog = lazyScreen<SubscribeDialogProps>(
  async () => (await import('./subscribe-dialog.tsx')).SubscribeDialog,
)

export function SubscribeButton({ state }: { state: EventState }) {
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setOpened] = useState(false)
  if (isOpen && !hasOpened) setOpened(true)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => setOpen(true)}
        onPointerEnter={subscribeDialog.preloadSoon}
        onFocus={subscribeDialog.preloadSoon}
      >
        <Rss aria-hidden="true" />
        Subscribe
      </Button>
      {hasOpened ? (
        <Suspense>
          <subscribeDialog.Screen state={state} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
