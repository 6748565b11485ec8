import type { MyListingRef } from '#client/api/submissions.ts'
import { parseKind } from '#shared/listings/kinds.ts'

export interface MyListingsUrlState {
  page: number
  edit: MyListingRef | null
}

export function readMyListingsUrl(query: string): MyListingsUrlState {
  const params = new URLSearchParams(query)
  const page = /^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1
  const [, name = '', id = ''] = /^([a-z]+)-(\d{1,9})$/.exec(params.get('edit') ?? '') ?? []
  const kind = parseKind(name)
  return { page, edit: kind && { kind, id: Number(id) } }
}

export function myListingsUrl({ page, edit }: MyListingsUrlState): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (edit) query.set('edit', `${edit.kind}-${edit.id}`)
  return query.size > 0 ? `/my-listings?${query}` : '/my-listings'
}
