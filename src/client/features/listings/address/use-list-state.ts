import { type AddressFormat, type ChangeState, useAddressState } from '#client/lib/use-address-state.ts'
import { kindOf, type ListingKind, listingKinds } from '#shared/listings/kinds.ts'
import { readListState, writeListState } from './list-address.ts'
import type { ListState } from './list-state.ts'

export type Change = ChangeState<ListState>

/** The state of a listing screen and how to change it. */
export const useListState = (kind: ListingKind) => useAddressState(formats[kind])

const formatOf = (kind: ListingKind): AddressFormat<ListState> => ({
  path: `/${kindOf(kind).names.path}`,
  read: (query) => readListState(kind, query),
  write: (state) => writeListState(kind, state),
})

const formats = Object.fromEntries(listingKinds.map((kind) => [kind, formatOf(kind)])) as Record<
  ListingKind,
  AddressFormat<ListState>
>
