import { type Kind, parseKind } from './kinds.ts'

/** docs/product.md 23.6 */
export const maxCompared = 4

export interface Compared {
  kind: Kind
  ids: number[]
}

/** '?camp=1,2,3': the first parameter that names a kind. Null when there is none. */
export function parseCompared(parameters: Iterable<[string, string]>): Compared | null {
  for (const [name, value] of parameters) {
    const kind = parseKind(name)
    if (!kind) continue
    const ids = value.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
    return { kind, ids: [...new Set(ids.map(Number))].slice(0, maxCompared) }
  }
  return null
}
