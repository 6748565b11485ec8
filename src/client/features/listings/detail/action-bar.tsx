import type { ReactNode } from 'react'

interface ActionBarProps {
  primary: ReactNode
  /** Save, Share, Thumbs Up and the menu. */
  children: ReactNode
}

/** Below the key facts; on phones, fixed to the bottom of the screen. */
export function ActionBar({ primary, children }: ActionBarProps) {
  return (
    <div data-phone-bar className={barStyle}>
      {primary}
      {children}
    </div>
  )
}

const barStyle =
  'flex flex-wrap items-center gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:flex-nowrap max-sm:justify-center max-sm:gap-1.5 ' +
  'max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:pt-2.5 max-sm:pb-[max(0.625rem,env(safe-area-inset-bottom))]'
