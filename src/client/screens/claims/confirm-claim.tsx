import { useState } from 'react'
import { errorMessage } from '#client/api/api-error.ts'
import { useConfirmClaim } from '#client/api/claims.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { fragmentParameter } from '#client/lib/fragment-parameter.ts'
import { SignInFrame } from '#client/screens/sign-in/sign-in-frame.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'

/** Requires a click, because mail scanners open every link. */
export function ConfirmClaim() {
  const [token] = useState(() => fragmentParameter('token') ?? '')
  const user = useCurrentUser()
  const confirm = useConfirmClaim()
  if (confirm.isSuccess) {
    return (
      <SignInFrame
        title="The listing is yours"
        description="You can edit and pause it, and reply to its reviews."
      >
        <LinkButton href="/my-listings" fullPage size="lg">
          Open my listings
        </LinkButton>
      </SignInFrame>
    )
  }
  if (!user) {
    return (
      <SignInFrame
        title="Confirm your listing"
        description="Please sign in with the account that asked for the listing, then open the link in the email once more."
      >
        <LinkButton href="/api/login" fullPage size="lg">
          Sign In
        </LinkButton>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title="Confirm your listing"
      description={`The account ${user.email} becomes the owner of the listing.`}
    >
      <div className="flex flex-col gap-5">
        {confirm.error ? <Alert tone="danger">{errorMessage(confirm.error)}</Alert> : null}
        <Button size="lg" loading={confirm.isPending} onClick={() => confirm.mutate(token)}>
          Confirm
        </Button>
      </div>
    </SignInFrame>
  )
}
