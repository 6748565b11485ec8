import { BadgeCheck } from 'lucide-react'
import { startTransition, useState } from 'react'
import { useSignInGate } from '#client/lib/sign-in-gate.ts'
import { Button } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import type { ListingKind } from '#shared/listings/kinds.ts'
import type { ClaimDialogProps } from './claim-dialog.tsx'

/** Lazy: only providers open it. */
const claimDialog = lazyPart<ClaimDialogProps>(async () => (await import('./claim-dialog.tsx')).ClaimDialog)

interface ClaimPromptProps {
  kind: ListingKind
  id: number
  title: string
}

/** For listings without an owner, such as imported ones. */
export function ClaimPrompt({ kind, id, title }: ClaimPromptProps) {
  const askToSignIn = useSignInGate()
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      aria-label="Is this yours?"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-sunken px-4 py-3"
    >
      <p className="text-sm">
        <strong className="font-semibold">Is this yours?</strong>{' '}
        <span className="text-ink-soft">Manage this listing and reply to its reviews.</span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        onPointerEnter={claimDialog.preloadSoon}
        onFocus={claimDialog.preloadSoon}
        onClick={askToSignIn ?? (() => startTransition(() => setOpen(true)))}
      >
        <BadgeCheck aria-hidden="true" />
        Claim this listing
      </Button>
      {isOpen ? <claimDialog.Screen {...{ kind, id, title }} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}
