import { ExternalLink, Globe, Mail, MapPin, Phone, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { kindOf } from '#shared/listings/kinds.ts'
import { type AnyListing, kindOfListing, valuesOf } from '../listing-values.ts'
import { lookOf } from '../looks/looks.ts'
import { addressLines, mapAddress, siteName } from './contact-words.ts'
import { DetailLine, NotSpecified } from './detail-line.tsx'

/** Website, phone, e-mail and place, as far as the kind has them. Copying is a button, since the shortcut is blocked. */
export function ContactRows({ listing }: { listing: AnyListing }) {
  const kind = kindOfListing(listing)
  const { fields } = kindOf(kind)
  const values = valuesOf(listing)
  const { applyLink } = lookOf(kind)
  const text = (name: string) => {
    const value = values[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const website = text('website')
  const phone = text('phone')
  const email = text('email')
  const apply = applyLink === null ? null : text(applyLink)
  return (
    <>
      <DetailLine label="Website" Icon={Globe}>
        {website ? (
          <Copyable value={website} what="website address">
            <NewTab href={website}>{siteName(website)}</NewTab>
          </Copyable>
        ) : (
          <NotSpecified />
        )}
      </DetailLine>
      {applyLink === null ? null : (
        <DetailLine label="Apply" Icon={Send}>
          {apply ? <NewTab href={apply}>Apply on their website</NewTab> : <NotSpecified />}
        </DetailLine>
      )}
      {'phone' in fields ? (
        <DetailLine label="Phone" Icon={Phone}>
          {phone ? (
            <Copyable value={phone} what="phone number">
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="text-link">
                {phone}
              </a>
            </Copyable>
          ) : (
            <NotSpecified />
          )}
        </DetailLine>
      ) : null}
      {'email' in fields ? (
        <DetailLine label="Email" Icon={Mail}>
          {email ? (
            <Copyable value={email} what="email address">
              <a href={`mailto:${email}`} className="text-link">
                {email}
              </a>
            </Copyable>
          ) : (
            <NotSpecified />
          )}
        </DetailLine>
      ) : null}
      <DetailLine label="Address" Icon={MapPin}>
        <Place listing={listing} />
      </DetailLine>
    </>
  )
}

function Place({ listing }: { listing: AnyListing }) {
  const lines = addressLines(listing)
  if (lines.length === 0) return <NotSpecified />
  return (
    <>
      <Copyable value={lines.join(', ')} what="address">
        {lines.join('\n')}
      </Copyable>
      <NewTab href={mapAddress(lines)}>Open in maps</NewTab>
    </>
  )
}

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
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-link">
      {children}
      <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5 align-[-0.1em]" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
