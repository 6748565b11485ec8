/** 16 px on phones, because smaller text makes iOS zoom. */
export const controlStyle =
  'w-full rounded-md border border-line-strong bg-surface text-base text-ink shadow-none transition-colors ' +
  'text-ellipsis placeholder:text-ink-faint hover:border-ink-soft focus-visible:border-accent focus-visible:outline-offset-0 ' +
  'disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger aria-invalid:outline-danger ' +
  'min-h-11 md:min-h-10 md:text-sm'
