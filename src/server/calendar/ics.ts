/**
 * iCalendar as RFC 5545 writes it. A property is a name, optional parameters and a value that is already in its final
 * form; `icsText` brings free text into that form.
 */
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

/** The whole document: folded lines, each ended by CRLF. */
export const writeIcs = (calendar: IcsComponent): string =>
  linesOf(calendar)
    .map((line) => `${folded(line)}\r\n`)
    .join('')

/**
 * Free text as a value. Other line breaks become the one that iCalendar knows, since some readers split lines at them;
 * control characters have no place in it at all.
 */
export const icsText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** '20270320' for a calendar day. */
export const icsDay = (day: string): string => day.replaceAll('-', '')

/** '20270320T190000' for a local time such as 2027-03-20T19:00; its zone is a parameter of the property. */
export const icsLocalTime = (time: string): string => `${time.replace(/[-:]/g, '')}00`

/** '20270320T190000Z' */
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

/** The longest line in octets, its break not counted; a continuation spends one of them on its leading space. */
const longestLine = 75

/** Breaks between characters, never inside one: a reader that decodes each line by itself must not see half of it. */
const folded = (line: string): string => {
  let written = ''
  let room = longestLine
  for (const character of line) {
    const size = octetsOf(character)
    if (size > room) {
      written += '\r\n '
      room = longestLine - 1
    }
    written += character
    room -= size
  }
  return written
}

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
