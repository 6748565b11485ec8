import { failureMessage } from '#client/api/api-error.ts'
import { useRetryMail } from '#client/api/mail-settings.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { MailSettings } from '#shared/contract/mail-settings.ts'

/** Why no email is sent, and how to fix it. */
export function MailProblem({ problem, email }: { problem: MailSettings['problem']; email: string }) {
  const retry = useRetryMail({
    onSuccess: () => toastSuccess('We will try your address again'),
    onError: (error) => toastError(failureMessage(error, 'Failed to save email settings')),
  })
  if (problem === null) return null
  const address = <strong className="font-semibold wrap-anywhere">{email}</strong>
  if (problem === 'unverified') {
    return (
      <Alert tone="accent">
        Please confirm {address} first. Until then, we send none of these emails; reminders are in the bell at
        the top of the page.
      </Alert>
    )
  }
  return (
    <Alert tone="accent">
      <p>
        An email to {address} was refused, so we stopped sending these. Please check the address, and change
        it below if it is wrong.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        loading={retry.isPending}
        onClick={() => retry.mutate()}
      >
        Try this address again
      </Button>
    </Alert>
  )
}
