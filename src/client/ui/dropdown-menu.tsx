import { Check } from 'lucide-react'
import type * as MenuParts from 'radix-ui/dropdown-menu'
import {
  type ComponentProps,
  cloneElement,
  createContext,
  isValidElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useDeferredValue,
  useState,
} from 'react'
import { afterPaint } from '#client/lib/after-paint.ts'
import { cx } from '#client/lib/cx.ts'

type Parts = typeof MenuParts

interface MenuState {
  /** Null until the menu first opens: its code is large, and most visits open no menu. */
  parts: Parts | null
  isPressed: boolean
  byKeyboard: boolean
  openFirst: (byKeyboard: boolean) => void
}

const Menu = createContext<MenuState>({
  parts: null,
  isPressed: false,
  byKeyboard: false,
  openFirst: () => undefined,
})

let loading: Promise<Parts> | undefined
const load = () => {
  loading ??= import('radix-ui/dropdown-menu').catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

export function DropdownMenu({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<Parts | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [byKeyboard, setByKeyboard] = useState(false)
  const isShown = useDeferredValue(isOpen)
  const openFirst = (isKeyboard: boolean) => {
    setOpen(true)
    setByKeyboard(isKeyboard)
    load().then(
      (loaded) => setParts(() => loaded),
      () => setOpen(false),
    )
  }
  const onOpenChange = (open: boolean) => {
    setOpen(open)
    setByKeyboard(false)
  }
  return (
    <Menu value={{ parts, isPressed: isOpen, byKeyboard, openFirst }}>
      {parts ? (
        <parts.Root modal={false} open={isShown} onOpenChange={onOpenChange}>
          {children}
        </parts.Root>
      ) : (
        children
      )}
    </Menu>
  )
}

type TriggerProps = ComponentProps<'button'> & { asChild?: boolean }

export function DropdownMenuTrigger({ className, asChild = false, ...rest }: TriggerProps) {
  const { parts, isPressed, openFirst } = useContext(Menu)
  const style = cx(className, isPressed && 'bg-accent-soft')
  if (parts) return <parts.Trigger asChild={asChild} {...rest} className={style} />
  const first = {
    'aria-haspopup': 'menu',
    'aria-expanded': isPressed,
    onPointerEnter: preload,
    onFocus: preload,
    // A click without a pointer comes from the keyboard.
    onClick: ({ detail }: MouseEvent) => openFirst(detail === 0),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      openFirst(true)
    },
  } as const
  if (!asChild) return <button type="button" {...rest} {...first} className={style} />
  if (!isValidElement(rest.children)) return null
  const child = rest.children as ReactElement<{ className?: string }>
  return cloneElement(child, { ...first, className: cx(child.props.className, style) })
}

const preload = () => afterPaint(() => void load().catch(() => undefined))

function useParts(): Parts {
  const { parts } = useContext(Menu)
  if (!parts) throw new Error('Parts of a menu belong inside its content')
  return parts
}

/** Rendered next to its trigger instead of in a portal, so that it stays in the same landmark. */
export function DropdownMenuContent(props: ComponentProps<Parts['Content']>) {
  const { parts, byKeyboard } = useContext(Menu)
  if (!parts) return null
  const { className, ...rest } = props
  return (
    <parts.Content
      ref={byKeyboard ? focusFirstItem : undefined}
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

/** Radix misses a key press before the menu has loaded, so it would not focus the first item. */
function focusFirstItem(content: HTMLElement | null) {
  afterPaint(() => content?.querySelector<HTMLElement>('[role^=menuitem]')?.focus())
}

export function DropdownMenuRadioGroup(props: ComponentProps<Parts['RadioGroup']>) {
  const { RadioGroup } = useParts()
  return <RadioGroup {...props} />
}

export function DropdownMenuItem({ className, ...rest }: ComponentProps<Parts['Item']>) {
  const { Item } = useParts()
  return <Item {...rest} className={cx(itemStyle, className)} />
}

export function DropdownMenuRadioItem(props: ComponentProps<Parts['RadioItem']>) {
  const { children, className, ...rest } = props
  const { RadioItem, ItemIndicator } = useParts()
  return (
    <RadioItem {...rest} className={cx(itemStyle, className)}>
      {children}
      <ItemIndicator className="ml-auto">
        <Check aria-hidden="true" className="size-4 text-accent" />
      </ItemIndicator>
    </RadioItem>
  )
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<Parts['Label']>) {
  const { Label } = useParts()
  return <Label {...rest} className={cx('px-3 pt-2 pb-1 text-xs text-ink-faint', className)} />
}

export function DropdownMenuSeparator() {
  const { Separator } = useParts()
  return <Separator className="mx-3 my-1.5 h-px bg-line" />
}

const itemStyle =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm text-ink outline-none select-none data-highlighted:bg-accent-soft ' +
  'aria-[current=page]:font-medium aria-[current=page]:text-accent md:min-h-10 [&>svg:first-child]:size-4.5 [&>svg:first-child]:text-ink-faint'
