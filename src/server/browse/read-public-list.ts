import type { ListingService } from '#server/listings/listings.service.ts'
import type { BrowseRenderer } from '#shared/contract/browse.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { type ListQuery, listQuerySchema } from '#shared/listings/list-query.ts'

interface Deps {
  listings: ListingService
  renderer: () => Promise<BrowseRenderer>
}

/** A public list with the filters of its address, in the order and length of a feed or a frame. */
export async function readPublicList(
  { listings, renderer }: Deps,
  kind: Kind,
  query: string,
  page: Partial<ListQuery> & { limit: number },
) {
  const params = new URLSearchParams(query)
  const [city, state] = [params.get('city'), params.get('state')]
  // Kinds whose lists have no field for the city take the place from the address.
  const plan = (await renderer()).planList(kind, query, city && state ? { city, state } : null)
  const asked = listQuerySchema(kind).parse(Object.fromEntries(new URLSearchParams(plan.request)))
  const { rows, total } = await listings.list(kind, { ...asked, ...page, offset: 0 })
  return { plan, rows, total }
}
