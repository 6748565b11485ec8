/** 'in South Lake Tahoe' stays on one line. */
const unbrokenLength = 20

/** 'Also Robotics, 4 miles away': with no-break spaces in the short parts that follow a comma. */
export function unbrokenParts(text: string): string {
  const [first, ...others] = text.split(', ')
  const parts = others.map((part) => (part.length > unbrokenLength ? part : part.replaceAll(' ', '\u00a0')))
  return [first, ...parts].join(', ')
}
