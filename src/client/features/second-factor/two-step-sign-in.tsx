import { useState } from 'react'
import { failureMessage } from '#client/api/api-error.ts'
import { useBeginTotp, useRemoveTotp, useRenewRecoveryCodes, useTotp } from '#client/api/totp.ts'
import { countOf } from '#client/lib/count-of.ts'
import { useStepFocus } from '#client/lib/use-step-focus.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { TotpSetup as Setup } from '#shared/contract/second-factor.ts'
import { Passkeys, type PasskeysProps } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpSetup } from './totp-setup.tsx'

/** Passkeys, and one-time codes of an authenticator app, as a second step at sign-in. */
export function TwoStepSignIn({ run }: PasskeysProps) {
  return (
    <div className="flex flex-col gap-6">
      <OneTimeCodes run={run} />
      <Passkeys run={run} />
    </div>
  )
}

function OneTimeCodes({ run }: PasskeysProps) {
  const { data, isError, refetch } = useTotp()
  const [setup, setSetup] = useState<Setup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const begin = useBeginTotp()
  const renew = useRenewRecoveryCodes()
  const remove = useRemoveTotp()

  const attempt = async <Result,>(
    action: () => Promise<Result>,
    failed: string,
    done: (result: Result) => void,
  ) => {
    try {
      const result = await run(action)
      if (result !== null) done(result)
    } catch (error) {
      toastError(failureMessage(error, failed))
    }
  }
  const start = () => attempt(() => begin.mutateAsync(), 'Failed to start the set-up', setSetup)
  const renewCodes = () =>
    attempt(
      () => renew.mutateAsync(),
      'Failed to make new recovery codes',
      ({ recoveryCodes }) => setCodes(recoveryCodes),
    )
  const turnOff = () =>
    attempt(
      () => remove.mutateAsync(),
      'Failed to turn it off',
      () => toastSuccess('Two-step sign-in is off'),
    )

  const step = codes ? 'codes' : setup ? 'setup' : data && (data.isOn ? 'on' : 'off')
  const place = useStepFocus(step)

  const content = () => {
    if (isError)
      return (
        <ErrorState
          title="Error loading data"
          message="Failed to fetch two-step sign-in"
          onRetry={() => refetch()}
        />
      )
    if (!data) return <Skeleton className="h-16" />
    if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
    if (setup)
      return (
        <TotpSetup
          setup={setup}
          onCancel={() => setSetup(null)}
          onConfirmed={(recoveryCodes) => {
            setSetup(null)
            setCodes(recoveryCodes)
            toastSuccess('Two-step sign-in is on')
          }}
        />
      )
    if (!data.isOn)
      return (
        <Button variant="secondary" loading={begin.isPending} onClick={() => void start()}>
          Set up an authenticator app
        </Button>
      )
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone="accent">On</Badge> {countOf(data.recoveryCodesLeft, 'recovery code')} left
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" loading={renew.isPending} onClick={() => void renewCodes()}>
            New recovery codes
          </Button>
          <Button variant="secondary" size="sm" loading={remove.isPending} onClick={() => setRemoving(true)}>
            Turn off
          </Button>
        </div>
        <ConfirmDialog
          open={isRemoving}
          onOpenChange={setRemoving}
          title="Turn off two-step sign-in?"
          description="The password alone will be enough to sign in, and the recovery codes end."
          action="Turn off"
          onConfirm={() => {
            setRemoving(false)
            void turnOff()
          }}
        />
      </div>
    )
  }

  return (
    <section ref={place} aria-label="Authenticator app" className="outline-offset-4">
      {content()}
    </section>
  )
}
