import { type ReactNode, useState } from 'react'
import { needsRecentSignIn } from '#client/api/api-error.ts'
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx'

interface Question {
  answer: (isConfirmed: boolean) => void
}

/**
 * Runs actions that the server only grants after a recent sign-in: when it refuses one, asks for the password and repeats
 * it. The result is null when the user canceled.
 */
export function useRecentSignIn(): {
  run: <Result>(action: () => Promise<Result>) => Promise<Result | null>
  /** Belongs into the page. */
  dialog: ReactNode
} {
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = () =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        answer: (isConfirmed) => {
          setQuestion(null)
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
        return (await ask()) ? await action() : null
      }
    },
    dialog: question ? (
      <ConfirmPasswordDialog
        onConfirmed={() => question.answer(true)}
        onClose={() => question.answer(false)}
      />
    ) : null,
  }
}
