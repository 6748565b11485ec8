import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { fetchHighlights } from '#client/api/highlights.ts'
import { LinkButton } from '#client/ui/link-button.tsx'
import type { Highlight } from '#shared/contract/highlights.ts'

const cardCount = 5

/** Prerendered as skeletons of the cards' size. Hidden without scripts, because scripts load the cards. */
export function LiveCards() {
  const frame = useRef<HTMLElement>(null)
  const loaded = useHighlights(frame)
  return (
    <section ref={frame} aria-labelledby="live" aria-busy={loaded === undefined} className="noscript:hidden">
      <h2 id="live" className="max-w-xl text-3xl">
        What families are looking at
      </h2>
      {loaded?.listings.length === 0 ? (
        <NoneYet />
      ) : (
        <ul className={row}>
          {loaded
            ? loaded.listings.map((listing) => (
                <li key={listing.id} className="grid snap-start">
                  <loaded.LiveCard listing={listing} />
                </li>
              ))
            : Array.from({ length: cardCount }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are alike.
                <li key={place}>
                  <div aria-hidden="true" className={`${cardHeight} animate-breathe rounded-lg bg-line/70`} />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}

/** The same height for cards, skeletons and the empty state, to avoid a layout shift. */
const cardHeight = 'h-94'
const row =
  'mt-8 -mx-[clamp(1rem,4vw,2.5rem)] grid auto-cols-[15rem] grid-flow-col gap-4 overflow-x-auto scroll-px-[clamp(1rem,4vw,2.5rem)] snap-x px-[clamp(1rem,4vw,2.5rem)] py-1 xl:mx-0 xl:auto-cols-fr xl:px-0'

function NoneYet() {
  return (
    <div
      className={`mt-9 flex flex-col items-center justify-center gap-4 rounded-lg border border-line bg-surface p-6 text-center ${cardHeight}`}
    >
      <p className="text-ink-soft">The first listings are on their way.</p>
      <LinkButton href="/api/login?tab=sign-up&returnTo=/submit-listing" fullPage variant="secondary">
        List Your Service
      </LinkButton>
    </div>
  )
}

interface Loaded {
  listings: readonly Highlight[]
  LiveCard: ComponentType<{ listing: Highlight }>
}

/**
 * Undefined while loading. Cards and data load when the section comes into view, so that the first load stays small. A
 * failed request shows the empty state, because the page is complete without the cards.
 */
function useHighlights(frame: RefObject<HTMLElement | null>) {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    const controller = new AbortController()
    const load = () =>
      Promise.all([fetchHighlights(controller.signal), import('./live-card.tsx')]).then(
        ([listings, { LiveCard }]) => setLoaded({ listings, LiveCard }),
        () => {
          if (!controller.signal.aborted) setLoaded({ listings: [], LiveCard: () => null })
        },
      )
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void load()
    })
    if (frame.current) observer.observe(frame.current)
    return () => {
      observer.disconnect()
      controller.abort()
    }
  }, [frame])
  return loaded
}
