import { Spinner } from './spinner.tsx'

export function Loading({ label = 'Loading...' }: { label?: string }) {
  return (
    <div
      role="status"
      data-loading=""
      className="flex min-h-[60vh] flex-col items-center justify-center gap-3 text-sm text-ink-soft"
    >
      <Spinner className="size-7 text-accent" />
      {label}
    </div>
  )
}
