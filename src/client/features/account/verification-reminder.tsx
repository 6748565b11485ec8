import { MailCheck, X } from 'lucide-react'
import { useState } from 'react'
import { errorMessage, failureMessage } from '#client/api/api-error.ts'
import { useSendVerification } from '#client/api/auth.ts'
import { refreshCurrentUser } from '#client/api/session.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'

/** Non-blocking; the user can dismiss it for this visit. */
export function VerificationReminder({ email }: { email: string }) {
  const [isHidden, setHidden] = useState(false)
  const send = useSendVerification()
  if (isHidden) return null

  const sendAgain = () =>
    send.mutate(undefined, {
      onSuccess: ({ message }) => {
        toastSuccess(message)
        // The address may have been confirmed in another tab.
        void refreshCurrentUser()
      },
      onError: (error) => toastError(failureMessage(error, errorMessage(error))),
    })

  return (
    <section aria-label="Email verification" className="border-b border-line bg-accent-soft print:hidden">
      <div className="container-page flex items-center gap-x-2 text-sm sm:gap-x-4 sm:flex-wrap sm:py-1.5">
        <MailCheck aria-hidden="true" className="size-4.5 shrink-0 text-accent max-sm:hidden" />
        <p className="min-w-0 flex-1 leading-tight max-sm:text-xs sm:basis-60 sm:leading-normal">
          Please confirm your email address.
          {/* One row on phones, so that the page starts near the top. */}
          <span className="max-sm:sr-only">
            {' '}
            We sent a link to <strong className="font-semibold">{email}</strong>.
          </span>
        </p>
        <div className="flex items-center">
          <Button
            variant="text"
            size="sm"
            className="max-sm:px-1!"
            loading={send.isPending}
            onClick={sendAgain}
          >
            Send again
          </Button>
          <IconButton label="Hide this reminder" onClick={() => setHidden(true)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </section>
  )
}
