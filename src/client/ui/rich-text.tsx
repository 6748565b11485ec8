import { Fragment } from 'react'
import { cx } from '#client/lib/cx.ts'
import { parseRichText } from '#client/lib/parse-rich-text.ts'

/** Renders user text as text, never as HTML. */
export function RichText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cx('flex flex-col gap-3', className)}>
      {parseRichText(text).map((lines, paragraph) => (
        // biome-ignore-start lint/suspicious/noArrayIndexKey: parsed text is static.
        <p key={paragraph}>
          {lines.map((runs, line) => (
            <Fragment key={line}>
              {line > 0 ? <br /> : null}
              {runs.map((run, index) =>
                run.isBold ? (
                  <strong key={index}>{run.text}</strong>
                ) : (
                  <Fragment key={index}>{run.text}</Fragment>
                ),
              )}
            </Fragment>
          ))}
        </p>
        // biome-ignore-end lint/suspicious/noArrayIndexKey: parsed text is static.
      ))}
    </div>
  )
}
