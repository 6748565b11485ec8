import type { Kind } from '#shared/listings/kinds.ts'
import { type ListQuery, listQuerySchema } from '#shared/listings/list-query.ts'
import type { PublicPages } from './public-pages.ts'

/** A public list with the filters of the URL, in the sort order and length of a feed or an embed. */
export async function readPublicList(
  { listings, renderer }: PublicPages,
  kind: Kind,
  query: string,
  page: Partial<ListQuery> & { limit: number },
) {
  const params = new URLSearchParams(query)
  const [city, state] = [params.get('city'), params.get('state')]
  // Lists without a city filter take the town from the URL.
  const plan = (await renderer()).planList(kind, query, city && state ? { city, state } : null)
  const parsed = listQuerySchema(kind).parse(Object.fromEntries(new URLSearchParams(plan.request)))
  const { rows, total } = await listings.list(kind, { ...parsed, ...page, offset: 0 })
  return { plan, rows, total }
}
