import { escapeHtml } from '#shared/contract/site-tokens.ts'

type Value = string | number | Markup | readonly Markup[]

/** HTML or XML. Only `markup` creates it, so no value reaches a page, a mail or a feed unescaped. */
export class Markup {
  readonly #text: string

  constructor(parts: TemplateStringsArray, values: readonly Value[]) {
    this.#text = parts.reduce((out, part, at) => out + render(values[at - 1] ?? '') + part)
  }

  toString() {
    return this.#text
  }
}

/** Escapes every value for text and double-quoted attributes; nested markup stays as it is. */
export const markup = (parts: TemplateStringsArray, ...values: Value[]): Markup => new Markup(parts, values)

function render(value: Value): string {
  if (typeof value === 'string') return escapeHtml(value.replace(invalidCharacters, ''))
  return Array.isArray(value) ? value.join('\n') : String(value)
}

/** XML cannot represent most control characters and lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removes exactly these characters.
const invalidCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu
