/** Adds trimmed, unique terms. Commas separate terms, as in the URL and the API. */
export function addTerms(terms: readonly string[], text: string): readonly string[] {
  const all = new Map(terms.map((term) => [term.toLowerCase(), term]))
  for (const part of text.split(',')) {
    const term = part.trim()
    if (term !== '' && !all.has(term.toLowerCase())) all.set(term.toLowerCase(), term)
  }
  return [...all.values()]
}
