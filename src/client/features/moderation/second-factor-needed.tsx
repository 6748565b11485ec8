import { KeyRound } from 'lucide-react'
import { Card } from '#client/ui/card.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'

/** Shown if ADMIN_2FA requires a second step. */
export function SecondFactorNeeded() {
  return (
    <div className="container-page flex flex-1 items-center justify-center py-16">
      <Card className="flex w-full max-w-md flex-col items-center text-center">
        <span className="inline-flex size-14 items-center justify-center rounded-full bg-accent-soft text-accent">
          <KeyRound aria-hidden="true" className="size-7" />
        </span>
        <h1 className="mt-4 text-2xl">Set up two-step sign-in</h1>
        <p className="mt-2 text-ink-soft">
          This site asks admins for a second step before they use the dashboard.
        </p>
        <LinkButton href="/settings" className="mt-6">
          Open Settings
        </LinkButton>
      </Card>
    </div>
  )
}
