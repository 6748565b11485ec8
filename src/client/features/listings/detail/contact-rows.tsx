import { Globe, MapPin, Send } from 'lucide-react'
import { listingValues } from '#client/api/listing-values.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { type AnyListing, kindOfListing } from '../listing-values.ts'
import { lookOf } from '../looks/looks.ts'
import { addressLines, mapUrl, siteName } from './contact-format.ts'
import { Copyable, EmailLine, NewTab, PhoneLine } from './contact-line.tsx'
import { DetailLine, NotSpecified } from './detail-line.tsx'

export function ContactRows({ listing }: { listing: AnyListing }) {
  const kind = kindOfListing(listing)
  const { fields } = kindOf(kind)
  const values = listingValues(listing)
  const { applyLink } = lookOf(kind)
  const text = (name: string) => {
    const value = values[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const website = text('website')
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
      {'phone' in fields ? <PhoneLine phone={text('phone')} /> : null}
      {'email' in fields ? <EmailLine email={text('email')} /> : null}
      <DetailLine label="Address" Icon={MapPin}>
        <Place lines={addressLines(values)} />
      </DetailLine>
    </>
  )
}

function Place({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <NotSpecified />
  return (
    <>
      <Copyable value={lines.join(', ')} what="address">
        {lines.join('\n')}
      </Copyable>
      <NewTab href={mapUrl(lines)}>Open in maps</NewTab>
    </>
  )
}
