import * as Primitive from 'radix-ui/tooltip'
import type { ReactElement } from 'react'

/** Visual only: the trigger has its own accessible name. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Content
        sideOffset={6}
        collisionPadding={8}
        className="z-50 animate-fade-in rounded-md bg-ink px-2.5 py-1.5 text-xs font-medium text-canvas"
      >
        {text}
      </Primitive.Content>
    </Primitive.Root>
  )
}

export const TooltipProvider = Primitive.Provider
