import { maxCompared } from '#shared/contract/compare.ts'
import { type Kind, parseKind } from '#shared/listings/kinds.ts'

export interface Compared {
  kind: Kind
  ids: number[]
}

/** '?camp=1,2,3': the first parameter that names a kind. Null when there is none. */
export function parseCompared(query: string): Compared | null {
  for (const [name, value] of new URLSearchParams(query)) {
    const kind = parseKind(name)
    if (!kind) continue
    const ids = value.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
    return { kind, ids: [...new Set(ids.map(Number))].slice(0, maxCompared) }
  }
  return null
}
