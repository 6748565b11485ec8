import { type Kind, kindOf } from '#shared/listings/kinds.ts'

/** The link preview of a listing. The version in the URL changes with the listing, which busts caches. */
export const picturePath = (kind: Kind, id: number, updatedAt: string): string =>
  `/pictures/${kindOf(kind).names.path}/${id}.png?v=${Date.parse(updatedAt)}`
