import { Check } from 'lucide-react'
import * as Primitive from 'radix-ui/dropdown-menu'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useState,
} from 'react'
import { cx } from '#client/lib/cx.ts'

const IsPressed = createContext(false)

/** The trigger responds immediately; the menu renders in a deferred pass. */
export function DropdownMenu({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <IsPressed value={isOpen}>
      <Primitive.Root modal={false} open={useDeferredValue(isOpen)} onOpenChange={setOpen}>
        {children}
      </Primitive.Root>
    </IsPressed>
  )
}

export function DropdownMenuTrigger({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  const isPressed = useContext(IsPressed)
  return <Primitive.Trigger {...rest} className={cx(className, isPressed && 'bg-accent-soft')} />
}

export const DropdownMenuRadioGroup = Primitive.RadioGroup

/** Rendered next to its trigger, not in a portal, so that it stays in the same landmark. */
export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content
      align="end"
      sideOffset={8}
      collisionPadding={12}
      {...rest}
      className={cx(
        'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-lg bg-surface p-1.5 shadow-float',
        'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise',
        className,
      )}
    />
  )
}

export function DropdownMenuItem({ className, ...rest }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item {...rest} className={cx(itemStyle, className)} />
}

export function DropdownMenuRadioItem(props: ComponentProps<typeof Primitive.RadioItem>) {
  const { children, className, ...rest } = props
  return (
    <Primitive.RadioItem {...rest} className={cx(itemStyle, className)}>
      {children}
      <Primitive.ItemIndicator className="ml-auto">
        <Check aria-hidden="true" className="size-4 text-accent" />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  )
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label {...rest} className={cx('px-3 pt-2 pb-1 text-xs text-ink-faint', className)} />
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className="mx-3 my-1.5 h-px bg-line" />
}

const itemStyle =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm text-ink outline-none select-none data-highlighted:bg-accent-soft ' +
  'aria-[current=page]:font-medium aria-[current=page]:text-accent md:min-h-10 [&>svg:first-child]:size-4.5 [&>svg:first-child]:text-ink-faint'
