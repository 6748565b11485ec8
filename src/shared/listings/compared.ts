import { type Kind, parseKind } from './kinds.ts'

/** docs/product.md 23.6 */
export const maxCompared = 4

export interface Compared {
  kind: Kind
  ids: number[]
}

/** The first parameter with the name of a kind: '?camp=1,2,3'. Null without one. */
export function parseCompared(parameters: Iterable<[string, string]>): Compared | null {
  for (const [name, value] of parameters) {
    const kind = parseKind(name)
    if (!kind) continue
    const ids = value.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
    return { kind, ids: [...new Set(ids.map(Number))].slice(0, maxCompared) }
  }
  return null
}
