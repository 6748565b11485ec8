import { createElement } from 'react'
import { kindPaths } from '#shared/listings/kind-paths.ts'
import type { Kind, KindWith, ListingKind } from '#shared/listings/kinds.ts'
import { type LazyScreen, lazyScreen } from './lib/lazy-screen.tsx'

type DatedKind = KindWith<'hasDates'>

/** Kinds with dates have a screen of their own; all others share the listing screen. */
const datedScreens: Record<DatedKind, LazyScreen> = {
  event: lazyScreen(async () => (await import('./screens/events/events.tsx')).Events),
}

/** A separate component for each kind, so that a new list starts with new state. */
const listingScreen = (kind: ListingKind): LazyScreen =>
  lazyScreen(async () => {
    const { ListingScreen } = await import('./screens/listings/listing-screen.tsx')
    return () => createElement(ListingScreen, { kind })
  })

// Does not import the registry, because this file is part of the first load.
export const isDatedKind = (kind: Kind): kind is DatedKind => Object.hasOwn(datedScreens, kind)
const screenOf = (kind: Kind) => (isDatedKind(kind) ? datedScreens[kind] : listingScreen(kind))

/** The screen of each kind, by path. */
export const kindScreens = Object.fromEntries(
  Object.entries(kindPaths).map(([kind, path]) => [`/${path}`, screenOf(kind as Kind)]),
) as Record<`/${(typeof kindPaths)[Kind]}`, LazyScreen>
