/**
 * The terms with another one added: trimmed, not empty, not there already (SPEC section 5). A comma divides terms in the
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
