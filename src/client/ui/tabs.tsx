import * as Primitive from 'radix-ui/tabs'
import { type ComponentProps, createContext, use, useDeferredValue } from 'react'
import { cx } from '#client/lib/cx.ts'
import { useOptimisticChoice } from '#client/lib/use-optimistic-choice.ts'

interface TabsProps extends Omit<ComponentProps<typeof Primitive.Root>, 'value' | 'onValueChange'> {
  value: string
  onValueChange: (value: string) => void
}

/** The tapped tab is marked in the next paint; `onValueChange` follows. */
export function Tabs({ value, onValueChange, ...rest }: TabsProps) {
  const [marked, choose] = useOptimisticChoice(value, onValueChange)
  return (
    <TabChoice value={{ marked, shown: value, choose }}>
      <Primitive.Root {...rest} value={value} onValueChange={choose} />
    </TabChoice>
  )
}

/** Scrolls horizontally on narrow screens. */
export function TabList({ className, ...rest }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List {...rest} className={cx('flex gap-1 overflow-x-auto border-b border-line', className)} />
  )
}

export function Tab({
  className,
  ...rest
}: Omit<ComponentProps<typeof Primitive.Trigger>, 'onMouseDown' | 'onFocus'>) {
  const { marked, shown, choose } = use(TabChoice)
  const isMarked = marked === rest.value
  // Radix ignores a tab whose panel is still shown.
  const goBack = () => {
    if (!isMarked && shown === rest.value) choose(shown)
  }
  return (
    <Primitive.Trigger
      {...rest}
      onMouseDown={({ button }) => button === 0 && goBack()}
      onFocus={goBack}
      data-marked={isMarked ? '' : undefined}
      className={cx(
        '-mb-px inline-flex min-h-11 rounded-t-md items-center gap-2 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors',
        'hover:text-ink focus-visible:-outline-offset-2 data-marked:border-accent data-marked:text-ink',
        className,
      )}
    />
  )
}

/**
 * Renders the content of a new tab in a deferred pass. Until then the old panel is hidden, so that the user cannot type or
 * click there.
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

const TabChoice = createContext({ marked: '', shown: '', choose: (_value: string): void => undefined })
