import type { ComponentProps } from 'react'
import { cx } from '#client/lib/cx.ts'

/** Scrolls horizontally when the screen is too narrow. */
export function Table({ className, label, ...rest }: ComponentProps<'table'> & { label: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table
        {...rest}
        aria-label={label}
        className={cx('w-full border-collapse text-left text-sm', className)}
      />
    </section>
  )
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr {...rest} className={cx('border-b border-line last:border-b-0', className)} />
}

export function TableHead({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      {...rest}
      className={cx('bg-sunken px-4 py-3 text-xs font-medium whitespace-nowrap text-ink-soft', className)}
    />
  )
}

export function TableCell({ className, ...rest }: ComponentProps<'td'>) {
  return <td {...rest} className={cx('px-4 py-3.5 align-middle', className)} />
}
