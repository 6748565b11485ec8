import { ShieldAlert } from 'lucide-react'
import { Card } from '#client/ui/card.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'

export function AccessDenied() {
  return (
    <div className="container-page flex flex-1 items-center justify-center py-16">
      <Card className="flex w-full max-w-md flex-col items-center text-center">
        <span className="inline-flex size-14 items-center justify-center rounded-full bg-danger-soft text-danger">
          <ShieldAlert aria-hidden="true" className="size-7" />
        </span>
        <h1 className="mt-4 text-2xl">Access Denied</h1>
        <p className="mt-2 text-ink-soft">You need admin privileges to access this page.</p>
        <LinkButton href="/" variant="secondary" className="mt-6">
          Go to the home page
        </LinkButton>
      </Card>
    </div>
  )
}
