import type { Db } from '#server/db/client.ts'
import type { TownTotal } from '#shared/contract/browse.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import * as rows from './browse.repository.ts'

const maxTowns = 2000
/** A sitemap may have 50,000 URLs; smaller files are faster to write and read. */
const idsPerFile = 10_000

export type BrowseService = ReturnType<typeof createBrowseService>

export const createBrowseService = ({ db }: { db: Db }) => ({
  towns: (): Promise<TownTotal[]> => rows.findTowns(db, maxTowns),

  /** 'gone' for a deleted listing, 'unknown' for a hidden one or an unused id. */
  async availability(kind: Kind, id: number): Promise<'live' | 'gone' | 'unknown'> {
    const found = await rows.findPublicState(db, id)
    // Ids are never reused, so a missing id below the last one was deleted.
    if (!found) return id <= (await rows.findLastId(db)) ? 'gone' : 'unknown'
    if (found.kind !== kind) return 'unknown'
    if (found.isLive) return 'live'
    return found.trashedAt === null ? 'unknown' : 'gone'
  },

  /** File numbers of the sitemap, with the time of their latest change. */
  async sitemapFiles(): Promise<{ number: number; updatedAt: Date | null }[]> {
    const ranges = await rows.findSitemapRanges(db, idsPerFile)
    return ranges.map(({ range, updatedAt }) => ({ number: range + 1, updatedAt }))
  },

  sitemapEntries: (number: number) =>
    rows.findSitemapEntries(db, (number - 1) * idsPerFile, number * idsPerFile),
})
