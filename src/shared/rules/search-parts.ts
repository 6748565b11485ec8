/** The parts of a search with a meaning beyond plain words (docs/product.md 6.37). */
export const searchParts = ['kind', 'place', 'cost', 'age'] as const
export type SearchPart = (typeof searchParts)[number]

export const searchMaxLength = 200
