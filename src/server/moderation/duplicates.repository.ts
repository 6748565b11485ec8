import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import type { Duplicate } from '#shared/contract/moderation.ts'
import type { Kind } from '#shared/listings/kinds.ts'

/** Below this, 'Hilltop Tutoring' and 'Hilltop Chess' would be duplicates. */
const minSimilarity = 0.5
const maxShown = 3

/**
 * For each listing, probable duplicates of its kind: in the same city, with a similar title that begins with the same word.
 * The first word limits the candidates by an index; comparing every title of a large city would take seconds.
 */
export const findDuplicates = async (
  db: Queryable,
  kind: Kind,
  ids: number[],
): Promise<Map<number, Duplicate[]>> => {
  if (ids.length === 0) return new Map()
  const columns = sql`other.id, other.title, other.city, other.state, other.is_live, other.sort_title`
  const { rows } = await db.execute<Omit<Duplicate, 'isLive'> & { subjectId: number; isLive: boolean }>(sql`
    with subject as materialized (
      select id, sort_title, city_key, split_part(sort_title, ' ', 1) as first_word
      from ${listings} where id = any(${sql.param(ids)}::int[])
    ),
    waiting as materialized (
      select ${columns}, other.city_key, split_part(other.sort_title, ' ', 1) as first_word
      from ${listings} as other
      where other.kind = ${kind} and not other.is_approved and other.rejected_at is null and other.trashed_at is null
        and split_part(other.sort_title, ' ', 1) in (select first_word from subject)
    )
    select subject.id as "subjectId", found.id, found.title, found.city, found.state, found.is_live as "isLive"
    from subject
    cross join lateral (
      select candidate.*, similarity(candidate.sort_title, subject.sort_title) as likeness
      from (
        select ${columns} from ${listings} as other
        where other.kind = ${kind} and other.is_live
          and other.sort_title >= subject.first_word and other.sort_title < subject.first_word || chr(1114111)
          and other.city_key is not distinct from subject.city_key
        union all
        select ${columns} from waiting as other
        where other.id <> subject.id and other.first_word = subject.first_word
          and other.city_key is not distinct from subject.city_key
      ) as candidate
      order by likeness desc, candidate.id
      limit ${maxShown}
    ) as found
    where found.likeness >= ${minSimilarity}
    order by subject.id, found.likeness desc, found.id`)
  const bySubject = new Map<number, Duplicate[]>()
  for (const { subjectId, id, title, city, state, isLive } of rows) {
    bySubject.set(subjectId, [...(bySubject.get(subjectId) ?? []), { id, title, city, state, isLive }])
  }
  return bySubject
}
