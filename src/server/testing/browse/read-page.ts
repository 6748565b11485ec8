/** An attribute of the first tag that contains the text `having`. */
export function attribute(html: string, tag: string, having: string, name: string): string | null {
  const found = [...html.matchAll(new RegExp(`<${tag} [^>]*>`, 'g'))].find(([text]) => text.includes(having))
  const value = found && new RegExp(`${name}="([^"]*)"`).exec(found[0])?.[1]
  return value === undefined ? null : unescaped(value)
}

/** The visible text, without tags. */
export function textOf(html: string): string {
  const body = /<div id="root">(.*)<\/div>\s*<script type="application\/json"/s.exec(html)?.[1] ?? ''
  return unescaped(body.replace(/<noscript>.*?<\/noscript>/gs, '').replace(/<[^>]*>/g, ''))
}

/** The JSON-LD of a page. */
export function graphOf(html: string): Record<string, unknown>[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  return (JSON.parse(json) as { '@graph'?: Record<string, unknown>[] })['@graph'] ?? []
}

export function pageDataOf(html: string): unknown {
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1]
  return json === undefined ? null : JSON.parse(json)
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
