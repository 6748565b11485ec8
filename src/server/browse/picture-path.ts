import { type Kind, kindOf } from '#shared/listings/kinds.ts'

/** The picture of a listing for link previews. The version changes its address when the listing changes. */
export const picturePath = (kind: Kind, id: number, updatedAt: string): string =>
  `/pictures/${kindOf(kind).names.path}/${id}.png?v=${Date.parse(updatedAt)}`
