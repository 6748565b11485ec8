import { Ellipsis, Flag } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Reportable } from '#client/api/reports.ts'
import { useSignInGate } from '#client/lib/sign-in-gate.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { iconButtonStyle } from '#client/ui/icon-button.tsx'
import { lazyReportDialog } from './lazy-report-dialog.ts'

interface MoreMenuProps {
  item: Reportable
  title: string
  /** Further menu items. */
  children?: ReactNode
}

/** Rare actions of a listing. */
export function MoreMenu({ item, title, children }: MoreMenuProps) {
  const askToSignIn = useSignInGate()
  const trigger = useRef<HTMLButtonElement>(null)
  const isChosen = useRef(false)
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          ref={trigger}
          aria-label="More actions"
          className={iconButtonStyle}
          onPointerEnter={lazyReportDialog.preloadSoon}
          onFocus={lazyReportDialog.preloadSoon}
        >
          <Ellipsis aria-hidden="true" />
        </DropdownMenuTrigger>
        <DropdownMenuContent
          className="min-w-40"
          // The dialog opens once focus is back on the trigger, where it returns when the dialog closes.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            trigger.current?.focus()
            if (isChosen.current) setReporting(true)
            isChosen.current = false
          }}
        >
          {children}
          <DropdownMenuItem onSelect={askToSignIn ?? (() => (isChosen.current = true))}>
            <Flag aria-hidden="true" />
            Report
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isReporting ? (
        <lazyReportDialog.Screen item={item} title={title} onClose={() => setReporting(false)} />
      ) : null}
    </>
  )
}
