import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'

/**
 * Recounts every stored counter and total from its rows, and returns the differences. Excludes views: repeated views count
 * again after a day but share a row.
 */
export async function recount(db: Db) {
  const { rows: counters } = await db.execute(sql`
    select l.id, l.thumbs_up_count, l.review_count, l.rating_sum, l.average_rating, t.thumbs, r.reviews, r.ratings
    from listings l
    cross join lateral (select count(*)::int as thumbs from thumbs_up where listing_id = l.id) t
    cross join lateral (
      select count(*)::int as reviews, coalesce(sum(rating), 0)::int as ratings
      from reviews where listing_id = l.id and hidden_at is null and not is_author_suspended
    ) r
    where (l.thumbs_up_count, l.review_count, l.rating_sum) <> (t.thumbs, r.reviews, r.ratings)
      or l.average_rating is distinct from r.ratings::double precision / nullif(r.reviews, 0)`)
  const { rows: totals } = await db.execute(sql`
    select kind, facet, kept.total as kept, counted.total as counted
    from (select kind, facet, total from listing_totals where total <> 0) kept
    full join (
      select kind, facet, count(*)::int as total
      from listings join listing_search using (kind), unnest(facets) as facet
      where listing_id = id and listings.is_live group by kind, facet
    ) counted using (kind, facet)
    where kept.total is distinct from counted.total`)
  const { rows: search } = await db.execute(sql`
    select id, listing_id, listings.is_live, listing_search.is_live as found_live
    from listings full join listing_search on listing_id = id
    where (listings.kind, listings.is_live) is distinct from (listing_search.kind, listing_search.is_live)`)
  return { counters, totals, search }
}

/** The result of `recount` if every number is right. */
export const noDifferences = { counters: [], totals: [], search: [] }
