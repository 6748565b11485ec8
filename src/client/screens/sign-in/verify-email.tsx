import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '#client/api/api-error.ts'
import { useVerifyEmail } from '#client/api/auth.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { fragmentParameter } from '#client/lib/fragment-parameter.ts'
import { LinkButton } from '#client/ui/link-button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** The token works once, so the double effect of strict mode must not send it twice. */
export function VerifyEmail() {
  const [token] = useState(() => fragmentParameter('token') ?? '')
  const { mutate, isSuccess, error } = useVerifyEmail()
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    mutate({ token })
  }, [mutate, token])

  // The keys remount the frame for new content, so that browsers count no layout shift.
  if (isSuccess) {
    return (
      <SignInFrame
        key="done"
        title="Your email address is confirmed"
        description="Thank you. You are all set."
      >
        <Continue />
      </SignInFrame>
    )
  }
  if (error) {
    return (
      <SignInFrame
        key="failed"
        title="We could not confirm your email address"
        description={errorMessage(error)}
      >
        <AnotherLink />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title="Confirming your email address" description="One moment, please.">
      <Spinner className="size-7 text-accent" />
    </SignInFrame>
  )
}

/** The reminder at the top of every page sends a new link. */
function AnotherLink() {
  const user = useCurrentUser()
  if (user?.emailVerified) {
    return (
      <div className="flex flex-col gap-5">
        <p>
          The address of your account, <strong className="font-semibold wrap-anywhere">{user.email}</strong>,
          is already confirmed.
        </p>
        <Continue />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <p>
        {user ? 'Choose ' : 'Sign in, then choose '}
        <strong className="font-semibold">Send again</strong> at the top of the page to get a new link.
      </p>
      <LinkButton href={user ? '/' : '/api/login'} fullPage size="lg">
        {user ? 'Get a new link' : 'Sign In'}
      </LinkButton>
    </div>
  )
}

function Continue() {
  return (
    <LinkButton href="/" fullPage size="lg">
      Continue
    </LinkButton>
  )
}
