import { Copyable } from './contact-line.tsx'

/** Lines wrap between words, but never between state and ZIP code. */
export function PostalAddress({ lines }: { lines: readonly string[] }) {
  return (
    <Copyable value={lines.join(', ')} what="address">
      {lines.map((line) => (
        <span key={line} className="text-breaks block text-ink">
          {line.replace(/ ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/, ' $1\u00a0$2')}
        </span>
      ))}
    </Copyable>
  )
}
