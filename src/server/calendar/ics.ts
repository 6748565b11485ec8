/** iCalendar (RFC 5545). Values are in their final form; `icsText` escapes free text. */
export interface IcsProperty {
  name: string
  params?: Readonly<Record<string, string>>
  value: string
}

export interface IcsComponent {
  name: string
  properties: readonly IcsProperty[]
  components?: readonly IcsComponent[]
}

/** Folded lines that end in CRLF. */
export const writeIcs = (calendar: IcsComponent): string =>
  linesOf(calendar)
    .map((line) => `${folded(line)}\r\n`)
    .join('')

/** Normalizes line breaks, because some parsers split at them, and removes control characters. */
export const icsText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removes exactly these characters.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

export const icsDay = (day: string): string => day.replaceAll('-', '')

/** A local time; the TZID parameter of the property has the zone. */
export const icsLocalTime = (time: string): string => `${time.replace(/[-:]/g, '')}00`

export const icsInstant = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const linesOf = ({ name, properties, components = [] }: IcsComponent): string[] => [
  `BEGIN:${name}`,
  ...properties.map(lineOf),
  ...components.flatMap(linesOf),
  `END:${name}`,
]

const lineOf = ({ name, params = {}, value }: IcsProperty): string => {
  const given = Object.entries(params).map(([key, param]) => `;${key}=${param}`)
  return `${name}${given.join('')}:${value}`
}

/** Excludes the line break. */
const maxLineOctets = 75

/** Folds between UTF-8 characters, never within one. */
const folded = (line: string): string => {
  const octets = Buffer.from(line)
  const parts: string[] = []
  for (let start = 0, end = maxLineOctets; start < octets.length; start = end, end += maxLineOctets - 1) {
    while (isInsideCharacter(octets[end])) end -= 1
    parts.push(octets.toString('utf8', start, end))
  }
  return parts.join('\r\n ')
}

const isInsideCharacter = (octet = 0): boolean => (octet & 0xc0) === 0x80
