import { RichText } from '#client/ui/rich-text.tsx'
import { SelectivityDot } from '../selectivity-dot.tsx'
import { mapUrl, siteName } from './contact-format.ts'
import { Copyable, EmailLink, NewTabLink, PhoneLink } from './contact-line.tsx'
import type { StatedRow } from './detail-rows.ts'
import { PostalAddress } from './postal-address.tsx'

interface RowValueProps extends StatedRow {
  /** The selectivity level, for its dot. */
  level: number | null
}

/** The value of a row, with links and copy buttons where they help. */
export function RowValue({ row: { style }, text, level }: RowValueProps) {
  switch (style) {
    case 'website':
      return (
        <Copyable value={text} what="website address">
          <NewTabLink href={text}>{siteName(text)}</NewTabLink>
        </Copyable>
      )
    case 'apply':
      return <NewTabLink href={text}>Apply on their website</NewTabLink>
    case 'phone':
      return <PhoneLink phone={text} />
    case 'email':
      return <EmailLink email={text} />
    case 'address':
      return <Address lines={text.split('\n')} />
    case 'rich':
      return <RichText text={text} />
    case 'level':
      return (
        <span className="inline-flex items-center gap-2">
          {level === null ? null : <SelectivityDot level={level} />}
          {text}
        </span>
      )
    default:
      return text
  }
}

function Address({ lines }: { lines: readonly string[] }) {
  return (
    <>
      <PostalAddress lines={lines} />
      <NewTabLink href={mapUrl(lines)}>Open in maps</NewTabLink>
    </>
  )
}
