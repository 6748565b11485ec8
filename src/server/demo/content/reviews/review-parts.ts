/**
 * The sentences that reviews of one kind are put together from. A review opens in the voice of a student or of a
 * parent and may go on with one more sentence or two. A sentence that begins with `#sport` is for listings with that
 * trait alone; `{topic}` and `{city}` stand for the listing's own.
 */
export interface ReviewParts {
  titles: Record<Tier, string[]>
  student: Record<Tier, string[]>
  parent: Record<Tier, string[]>
  /** For four and five stars: what was good. */
  details: string[]
  /** For four stars and fewer: what could be better. */
  reservations: Record<Exclude<Tier, 'glowing'>, string[]>
}

export type Tier = 'glowing' | 'good' | 'mixed' | 'poor'
