import * as Primitive from 'radix-ui/tabs'
import { type ComponentProps, useDeferredValue } from 'react'
import { cx } from '#client/lib/cx.ts'

export const Tabs = Primitive.Root

/** Scrolls horizontally on narrow screens. */
export function TabList({ className, ...rest }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List {...rest} className={cx('flex gap-1 overflow-x-auto border-b border-line', className)} />
  )
}

export function Tab({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      {...rest}
      className={cx(
        '-mb-px inline-flex min-h-11 rounded-t-md items-center gap-2 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors',
        'hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink',
        className,
      )}
    />
  )
}

/**
 * A tab responds to a tap at once; what its panel shows follows in a deferred pass. Until then the panel of the tab before is
 * hidden, so that nothing is typed or clicked there.
 */
export function TabPanel(props: ComponentProps<typeof Primitive.Content>) {
  const { value, className, children, ...rest } = props
  const shown = useDeferredValue(children)
  const isStale = useDeferredValue(value) !== value
  return (
    <Primitive.Content
      {...rest}
      value={value}
      data-stale={isStale ? '' : undefined}
      className={cx('hides-while-stale pt-6', className)}
    >
      {shown}
    </Primitive.Content>
  )
}
