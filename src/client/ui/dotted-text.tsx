import { Fragment, type ReactNode } from 'react'

/** 'Castro Valley, CA' and 'Opens Nov 28, in 10 days' stay on one line. */
const unbrokenLength = 24

interface Part {
  text: string
  /** Renders the text, or a part of it; plain by default. */
  show?: (text: string) => ReactNode
  /** Read aloud before the text. */
  label?: string
}

interface DottedTextProps {
  /** Empty parts are omitted. */
  parts: readonly (Part | string | null | undefined | false)[]
}

/** 'Front Page Mentors · Pleasanton, CA'. A dot stays with the word before it, so that no line begins with a dot. */
export function DottedText({ parts }: DottedTextProps) {
  const shown = parts.flatMap((part): Part[] =>
    typeof part === 'string' && part !== '' ? [{ text: part }] : part ? [part] : [],
  )
  return shown.map(({ text, show = (words) => words, label }, index) => {
    const end = text.length <= unbrokenLength ? 0 : text.lastIndexOf(' ') + 1
    const isLast = index === shown.length - 1
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line are static.
      <Fragment key={index}>
        {label === undefined ? null : <span className="sr-only">{label}: </span>}
        {end > 0 ? <span className="wrap-anywhere">{show(text.slice(0, end))}</span> : null}
        <span className={text.length - end <= unbrokenLength ? 'text-unbroken' : 'wrap-anywhere'}>
          {show(text.slice(end))}
          {isLast ? null : ' ·'}
        </span>
        {isLast ? null : ' '}
      </Fragment>
    )
  })
}
