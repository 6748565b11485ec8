import { Fragment } from 'react'

/** 'in South Lake Tahoe' stays on one line. */
const unbrokenLength = 20

/** 'Also Robotics, 4 miles away': short parts after a comma do not break. */
export function CommaParts({ text }: { text: string }) {
  const [first, ...others] = text.split(', ')
  return (
    <>
      {first}
      {others.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text are static.
        <Fragment key={index}>
          {', '}
          <span className={part.length > unbrokenLength ? undefined : 'text-unbroken'}>{part}</span>
        </Fragment>
      ))}
    </>
  )
}
