/**
 * The terms plus a new one: trimmed, non-empty and not yet in the list (docs/product.md 6.15). A comma divides terms in the
 * address and in the call, so it does here too.
 */
export function addTerms(terms: readonly string[], text: string): readonly string[] {
  const all = new Map(terms.map((term) => [term.toLowerCase(), term]))
  for (const part of text.split(',')) {
    const term = part.trim()
    if (term !== '' && !all.has(term.toLowerCase())) all.set(term.toLowerCase(), term)
  }
  return [...all.values()]
}
