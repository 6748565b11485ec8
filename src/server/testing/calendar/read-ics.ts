import type { ReadComponent, ReadProperty } from './ics-document.ts'
import { checkComponent } from './ics-rules.ts'

/**
 * Parses a document strictly by RFC 5545, where other parsers are lenient: line breaks, line lengths in octets, split
 * characters, escapes, value types, required and repeated properties.
 */
export const readIcs = (document: string): ReadComponent => {
  const lines = unfolded(document)
  const open: ReadComponent[] = []
  let whole: ReadComponent | null = null
  for (const line of lines) {
    const property = readLine(line)
    if (whole) throw new Error(`After the end of the calendar: ${line}`)
    if (property.name === 'BEGIN') open.push({ name: property.value, properties: [], components: [] })
    else if (property.name === 'END') {
      const closed = open.pop()
      if (closed?.name !== property.value) throw new Error(`END:${property.value} closes ${closed?.name}`)
      const parent = open.at(-1)
      if (parent) parent.components.push(closed)
      else whole = closed
    } else {
      const current = open.at(-1)
      if (!current) throw new Error(`Outside of any component: ${line}`)
      if (current.components.length > 0) throw new Error(`A property after a component: ${line}`)
      current.properties.push(property)
    }
  }
  if (whole?.name !== 'VCALENDAR') throw new Error('The document is no VCALENDAR, or one that does not end')
  checkComponent(whole)
  return whole
}

/** The first property with that name; throws if there is none. */
export const propertyOf = (component: ReadComponent, name: string): ReadProperty => {
  const found = component.properties.find((property) => property.name === name)
  if (!found) throw new Error(`${component.name} has no ${name}`)
  return found
}

/** The unescaped text of a property. */
export const textOf = (component: ReadComponent, name: string): string =>
  propertyOf(component, name).value.replace(/\\([\\;,nN])/g, (_, sign) =>
    sign === 'n' || sign === 'N' ? '\n' : sign,
  )

const unfolded = (document: string): string[] => {
  if (!document.endsWith('\r\n')) throw new Error('The last line has no CRLF')
  const physical = document.slice(0, -2).split('\r\n')
  const encoder = new TextEncoder()
  for (const line of physical) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it searches for control characters.
    if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(line)) throw new Error(`A control character in: ${line}`)
    if (encoder.encode(line).length > 75) throw new Error(`More than 75 octets: ${line}`)
    if (!line.isWellFormed()) throw new Error(`Half a character in: ${line}`)
    if (line === '') throw new Error('An empty line')
  }
  const lines: string[] = []
  for (const line of physical) {
    if (!/^[ \t]/.test(line)) lines.push(line)
    else if (lines.length === 0) throw new Error('The first line continues nothing')
    else lines.push(`${lines.pop()}${line.slice(1)}`)
  }
  return lines
}

const readLine = (line: string): ReadProperty => {
  const match = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su.exec(line)
  if (!match) throw new Error(`No content line: ${line}`)
  const [, name = '', given = '', value = ''] = match
  const params = [...given.matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|[^";:,]*)/g)].map(
    ([, key = '', param = '']) => [key.toUpperCase(), param.replace(/^"|"$/g, '')] as const,
  )
  return { name: name.toUpperCase(), params: Object.fromEntries(params), value }
}
