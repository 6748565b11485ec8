import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx.ts'
import { BreakableText } from '#client/ui/breakable-text.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { telUrl } from './contact-format.ts'

export function EmailLink({ email }: { email: string }) {
  return (
    <Copyable value={email} what="email address">
      <a href={`mailto:${email}`} className={linkStyle}>
        <BreakableText text={email} />
      </a>
    </Copyable>
  )
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <Copyable value={phone} what="phone number">
      <a href={telUrl(phone)} className={cx(linkStyle, phone.length <= maxUnbroken && 'whitespace-nowrap')}>
        {phone}
      </a>
    </Copyable>
  )
}

/** An ordinary number stays on one line; longer text, such as an extension, may wrap. */
const maxUnbroken = 18

/** A larger tap target without a taller line. */
const linkStyle = 'text-link -my-0.5 inline-block py-0.5'

/** A button, because content protection blocks the copy shortcut. */
export function Copyable({ value, what, children }: { value: string; what: string; children: ReactNode }) {
  return (
    <span className="flex items-start justify-between gap-1">
      <span className="min-w-0">{children}</span>
      <span className="-my-2.5 -mr-2 shrink-0">
        <CopyButton value={value} what={what} />
      </span>
    </span>
  )
}

export function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkStyle}>
      <BreakableText
        text={children}
        icon={<ExternalLink aria-hidden="true" className="inline size-3.5 align-[-0.1em]" />}
      />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
