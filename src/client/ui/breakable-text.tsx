import { Fragment, type ReactNode } from 'react'

interface BreakableTextProps {
  text: string
  /** Stays on the line of the last word, or of the last part of an address: 'example.org'. */
  icon?: ReactNode
}

/** Lets a long address break after its separators, but not within a name. */
export function BreakableText({ text, icon }: BreakableTextProps) {
  // A browser may break before an icon even after a non-breaking space.
  const lastWord = icon ? (/[^\s@./_?&=-]{1,12}(?:\.[a-z]{2,4})?$/i.exec(text)?.[0] ?? '') : ''
  const parts = partsOf(text.slice(0, text.length - lastWord.length))
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: split text is static.
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
      {icon ? (
        <>
          <wbr />
          <span className="whitespace-nowrap">
            {lastWord} {icon}
          </span>
        </>
      ) : null}
    </>
  )
}

/** Each part ends with its separators: 'https://', 'example.', 'org/', 'camp'. A final '.org' stays with its name. */
const partsOf = (text: string) => text.match(/[^@./_?&=-]+(?:\.[a-z]{2,4}$|[@./_?&=-]*)|[@./_?&=-]+/gi) ?? []
