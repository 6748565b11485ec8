import { ExternalLink, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { DetailLine, NotSpecified } from './detail-line.tsx'

export function EmailLine({ email }: { email: string | null }) {
  return (
    <DetailLine label="Email" Icon={Mail}>
      {email ? (
        <Copyable value={email} what="email address">
          <a href={`mailto:${email}`} className={linkStyle}>
            {email}
          </a>
        </Copyable>
      ) : (
        <NotSpecified />
      )}
    </DetailLine>
  )
}

export function PhoneLine({ phone }: { phone: string | null }) {
  return (
    <DetailLine label="Phone" Icon={Phone}>
      {phone ? (
        <Copyable value={phone} what="phone number">
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={linkStyle}>
            {phone}
          </a>
        </Copyable>
      ) : (
        <NotSpecified />
      )}
    </DetailLine>
  )
}

/** A larger target without a taller line. */
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

export function NewTab({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkStyle}>
      {children}
      <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5 align-[-0.1em]" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
