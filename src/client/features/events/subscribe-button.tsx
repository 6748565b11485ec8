import { Rss } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import type { SubscribeDialogProps } from './subscribe-dialog.tsx'
import type { EventState } from './url-state/event-state.ts'

const subscribeDialog = lazyPart<SubscribeDialogProps>(
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
      {hasOpened ? <subscribeDialog.Screen state={state} open={isOpen} onOpenChange={setOpen} /> : null}
    </>
  )
}
