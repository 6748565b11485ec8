import { escapeHtml } from '#shared/contract/site-tokens.ts'

type Attributes = Record<string, string>

/** An element with text or elements inside. Everything but finished elements is escaped. */
export function element(name: string, content: string | readonly Xml[], attributes: Attributes = {}): Xml {
  const inside = typeof content === 'string' ? escapeXml(content) : content.map(({ xml }) => xml).join('')
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return { xml: `<${name}${pairs.join('')}>${inside}</${name}>` }
}

export const xmlDocument = ({ xml }: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`

export interface Xml {
  xml: string
}

/** XML has no way to write most control characters and half a surrogate pair. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

const escapeXml = (text: string) => escapeHtml(text.replace(unwritable, ''))
