import { type ReactNode, useState } from 'react'
import { needsRecentSignIn } from '#client/api/api-error.ts'
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx'

interface PasswordPrompt {
  close: (isConfirmed: boolean) => void
}

/** Runs actions that require a recent sign-in: on refusal, prompts for the password and retries. Null when canceled. */
export function useRecentSignIn(): {
  run: <Result>(action: () => Promise<Result>) => Promise<Result | null>
  /** To render. */
  dialog: ReactNode
} {
  const [prompt, setPrompt] = useState<PasswordPrompt | null>(null)
  const confirmPassword = () =>
    new Promise<boolean>((resolve) => {
      setPrompt({
        close: (isConfirmed) => {
          setPrompt(null)
          resolve(isConfirmed)
        },
      })
    })
  return {
    run: async (action) => {
      try {
        return await action()
      } catch (error) {
        if (!needsRecentSignIn(error)) throw error
        return (await confirmPassword()) ? await action() : null
      }
    },
    dialog: prompt ? (
      <ConfirmPasswordDialog onConfirmed={() => prompt.close(true)} onClose={() => prompt.close(false)} />
    ) : null,
  }
}
