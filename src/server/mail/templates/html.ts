import { escapeHtml } from '#shared/contract/site-tokens.ts'

/** Only `html` creates it, so no value reaches a mail unescaped. */
export class SafeHtml {
  readonly #markup: string

  constructor(parts: TemplateStringsArray, values: readonly HtmlValue[]) {
    this.#markup = parts.reduce((out, part, at) => out + render(values[at - 1] ?? '') + part)
  }

  toString() {
    return this.#markup
  }
}

type HtmlValue = string | SafeHtml | readonly SafeHtml[]

/** Escapes every value for text and double-quoted attributes; nested `html` stays as it is. */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): SafeHtml {
  return new SafeHtml(parts, values)
}

function render(value: HtmlValue): string {
  if (typeof value === 'string') return escapeHtml(value)
  return value instanceof SafeHtml ? value.toString() : value.join('\n')
}
