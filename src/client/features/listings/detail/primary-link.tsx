import { ExternalLink, Mail, Phone } from 'lucide-react'
import { buttonStyle } from '#client/ui/button-style.ts'
import type { PrimaryAction } from './primary-action.ts'

export function PrimaryLink({ action }: { action: PrimaryAction }) {
  const { label, href, detail, isExternal } = action
  return (
    <a
      href={href}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      className={buttonStyle({ className: primaryStyle })}
    >
      {label === 'Call' ? (
        <Phone aria-hidden="true" />
      ) : label === 'Email' ? (
        <Mail aria-hidden="true" />
      ) : null}
      <span>
        {label}
        {detail ? <span className="max-sm:sr-only"> {detail}</span> : null}
      </span>
      {isExternal ? (
        <>
          <ExternalLink aria-hidden="true" className="max-sm:hidden" />
          <span className="sr-only"> (opens in a new tab)</span>
        </>
      ) : null}
    </a>
  )
}

/** Fills the remaining width on phones; on the narrowest, its label wraps. */
export const primaryStyle =
  'max-sm:min-w-0 max-sm:flex-1 max-sm:px-2 max-sm:text-center max-sm:leading-tight max-sm:whitespace-normal'
