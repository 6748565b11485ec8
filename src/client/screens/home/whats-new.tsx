import { Link } from 'wouter'
import { SaveIconButton } from '#client/features/reactions/save-icon-button.tsx'
import { DottedText } from '#client/ui/dotted-text.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Home, ListingTeaser } from '#shared/contract/home.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { besideTitleStyle } from './beside-title-style.ts'
import { HomeSection } from './home-section.tsx'

export function WhatsNew({ data }: { data: Home | undefined }) {
  return (
    <>
      <HomeSection title="This weekend" more={{ label: 'All events', href: '/events' }}>
        <Teasers items={data?.thisWeekend} empty="No events this weekend yet." />
      </HomeSection>
      <HomeSection title="New this week">
        <Teasers items={data?.newThisWeek} empty="Nothing new in the last seven days." />
      </HomeSection>
    </>
  )
}

function Teasers({ items, empty }: { items: ListingTeaser[] | undefined; empty: string }) {
  if (!items) return <TeaserSkeletons />
  if (items.length === 0) return <p className="text-sm text-ink-soft">{empty}</p>
  return (
    <ul className="flex flex-col divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="py-3 first:pt-0 last:pb-0">
          <div className="flex items-start gap-2">
            <Link
              href={`/${kindOf(item.listingType).names.path}?view=${item.listingType}-${item.id}`}
              className="line-clamp-2 min-w-0 flex-1 font-medium underline-offset-2 hover:text-accent hover:underline"
            >
              {item.title}
            </Link>
            <span className={besideTitleStyle}>
              <SaveIconButton kind={item.listingType} id={item.id} title={item.title} />
            </span>
          </div>
          <p className="line-clamp-4 text-sm text-ink-soft">
            <DottedText parts={partsOf(item)} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function partsOf({ listingType, eventDate, facts, organization, city }: ListingTeaser) {
  return [eventDate ? null : kindOf(listingType).names.label, ...facts, organization, city]
}

function TeaserSkeletons() {
  return (
    <div className="flex flex-col gap-5">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
