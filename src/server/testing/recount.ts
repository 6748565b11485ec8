import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'

/**
 * Counts everything that is kept as a number once more, from the rows it counts, and answers where the two differ.
 * Views are left out: a view counts again after a day and leaves one row.
 */
export async function recount(db: Db) {
  const { rows: counters } = await db.execute(sql`
    select l.id, l.thumbs_up_count, l.review_count, l.rating_sum, l.average_rating, t.thumbs, r.reviews, r.ratings
    from listings l
    cross join lateral (select count(*)::int as thumbs from thumbs_up where listing_id = l.id) t
    cross join lateral (
      select count(*)::int as reviews, coalesce(sum(rating), 0)::int as ratings
      from reviews where listing_id = l.id and hidden_at is null
    ) r
    where (l.thumbs_up_count, l.review_count, l.rating_sum) <> (t.thumbs, r.reviews, r.ratings)
      or l.average_rating is distinct from r.ratings::double precision / nullif(r.reviews, 0)`)
  const { rows: totals } = await db.execute(sql`
    select kind, facet, kept.total as kept, counted.total as counted
    from (select kind, facet, total from listing_totals where total <> 0) kept
    full join (
      select kind, facet, count(*)::int as total
      from listings, unnest(array_prepend(''::text, facets)) as facet
      where is_live group by kind, facet
    ) counted using (kind, facet)
    where kept.total is distinct from counted.total`)
  const { rows: sets } = await db.execute(sql`
    select key, block, kept.members::text as kept, counted.members::text as counted
    from (select key, block, members from listing_sets where bit_count(members) > 0) kept
    full join (
      select key collate "C" as key, id / 8192 as block, bit_or(set_bit(0::bit(8192), id % 8192, 1)) as members
      from listings,
        unnest(array['live:' || kind] || facets || case when city_key is null then '{}' else array['city:' || kind || '/' || city_key] end) as key
      where is_live group by key, id / 8192
    ) counted using (key, block)
    where kept.members is distinct from counted.members`)
  return { counters, totals, sets }
}

/** What `recount` answers when every number is right. */
export const nothingWrong = { counters: [], totals: [], sets: [] }
