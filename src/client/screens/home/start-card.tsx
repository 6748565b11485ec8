import { lazy, Suspense, useState } from 'react'
import { failureMessage } from '#client/api/api-error.ts'
import { useSavePreferences } from '#client/api/preferences.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { focusElement } from '#client/lib/move-focus.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toastError } from '#client/ui/toast-store.ts'
import type { Preferences } from '#shared/contract/preferences.ts'

/** Lazy, because most visits do not open the form. */
const PreferencesForm = lazy(async () => ({
  default: (await import('#client/features/preferences/preferences-form.tsx')).PreferencesForm,
}))

const newMs = 60 * 60 * 1000

/** Four questions, shown until answered or skipped; open at once for a new account. */
export function StartCard({ preferences }: { preferences: Preferences }) {
  const createdAt = useCurrentUser()?.createdAt
  const [isOpen, setOpen] = useState(
    () => createdAt !== undefined && Date.now() - Date.parse(createdAt) < newMs,
  )
  // The card disappears together with the focused button.
  const leave = () => focusElement(document.querySelector('h1'))
  const skip = useSavePreferences({
    onSuccess: leave,
    onError: (error) => toastError(failureMessage(error, 'Failed to skip. Please try again.')),
  })
  const skipButton = (
    <Button variant="ghost" loading={skip.isPending} onClick={() => skip.mutate({})}>
      Skip
    </Button>
  )
  return (
    <Card role="region" aria-labelledby="start" className="border-accent-line sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="max-w-2xl">
          <h2 id="start" className="text-xl">
            A short start
          </h2>
          <p className="mt-1 text-ink-soft">
            Answer four optional questions, and Home suggests what fits. You can change the answers in
            Settings.
          </p>
        </div>
        {isOpen ? null : (
          <div className="flex gap-3">
            {skipButton}
            <Button onClick={() => setOpen(true)}>Answer now</Button>
          </div>
        )}
      </div>
      {isOpen ? (
        <div className="mt-6">
          <Suspense fallback={<Skeleton className="h-80" />}>
            <PreferencesForm
              preferences={preferences}
              submitLabel="Save and continue"
              aside={skipButton}
              onSaved={leave}
            />
          </Suspense>
        </div>
      ) : null}
    </Card>
  )
}
