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

/** Takes the room that the other actions leave on a phone; on the narrowest its words take two lines. */
export const primaryStyle =
  'max-sm:min-w-0 max-sm:flex-1 max-sm:px-2 max-sm:text-center max-sm:leading-tight max-sm:whitespace-normal'
