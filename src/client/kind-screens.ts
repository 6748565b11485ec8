import { createElement } from 'react'
import { kindPaths } from '#shared/listings/kind-paths.ts'
import type { Kind, KindWith, ListingKind } from '#shared/listings/kinds.ts'
import { type LazyScreen, lazyScreen } from './lib/lazy-screen.tsx'

type DatedKind = KindWith<'hasDates'>

/** Kinds with dates have a screen of their own; all others share the listing screen. */
const datedScreens: Record<DatedKind, LazyScreen> = {
  event: lazyScreen(async () => (await import('./screens/events/events.tsx')).Events),
}

/** A component for each kind, so that going from one list to another starts afresh. */
const listingScreen = (kind: ListingKind): LazyScreen =>
  lazyScreen(async () => {
    const { ListingScreen } = await import('./screens/listings/listing-screen.tsx')
    return () => createElement(ListingScreen, { kind })
  })

// The registry itself is not imported: this file is part of what the first page loads.
export const isDatedKind = (kind: Kind): kind is DatedKind => Object.hasOwn(datedScreens, kind)
const screenOf = (kind: Kind) => (isDatedKind(kind) ? datedScreens[kind] : listingScreen(kind))

/** The screen of each kind's page, by address. */
export const kindScreens = Object.fromEntries(
  Object.entries(kindPaths).map(([kind, path]) => [`/${path}`, screenOf(kind as Kind)]),
) as Record<`/${(typeof kindPaths)[Kind]}`, LazyScreen>
