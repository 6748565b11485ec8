import { Fragment } from 'react'

/** Lets a long address break after its separators and not in the middle of a name. */
export function BreakableText({ text }: { text: string }) {
  return partsOf(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: split text is static.
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}

/** Each part ends with its separators: 'https://', 'example.', 'org/', 'camp'. */
const partsOf = (text: string) => text.match(/[^@./_?&=-]+[@./_?&=-]*|[@./_?&=-]+/g) ?? []
