import { TriangleAlert } from 'lucide-react'
import { moveFocusAway } from '#client/lib/move-focus.ts'
import { Button } from './button.tsx'

interface ErrorStateProps {
  title: string
  message: string
  onRetry?: () => void
}

export function ErrorState({ title, message, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center rounded-lg bg-danger-soft px-6 py-10 text-center">
      <TriangleAlert aria-hidden="true" className="size-7 text-danger" />
      <h2 className="mt-3 text-lg">{title}</h2>
      <p className="mt-1 max-w-md text-sm text-ink-soft">{message}</p>
      {onRetry ? (
        <Button
          variant="secondary"
          size="sm"
          className="mt-5"
          onClick={({ currentTarget }) => {
            // A retry replaces this button.
            moveFocusAway(currentTarget)
            onRetry()
          }}
        >
          Try again
        </Button>
      ) : null}
    </div>
  )
}
