import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatDate } from '#client/lib/format-date.ts'
import { formatDateTime } from '#client/lib/format-date-time.ts'
import { Badge } from '#client/ui/badge.tsx'
import type { Person } from '#shared/contract/person.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { PersonSection } from './person-section.tsx'

const listingPath = (listingType: string, id: number) =>
  `/${kindOf(listingType as Kind).names.path}?view=${listingType}-${id}`

/** Listings, reviews, reports and sign-ins. */
export function PersonLists({ person }: { person: Person }) {
  const { listings, reviews, reportsBy, reportsAbout, signIns } = person
  return (
    <>
      <Section title="Listings" list={listings} empty="No listings.">
        {({ id, listingType, title, state, createdAt }) => (
          <Row key={id} date={formatDate(createdAt)}>
            {state === 'live' ? (
              <Link href={listingPath(listingType, id)} className="text-link">
                {title}
              </Link>
            ) : (
              title
            )}{' '}
            <Badge tone={state === 'live' ? 'accent' : 'neutral'}>
              {state.charAt(0).toUpperCase() + state.slice(1)}
            </Badge>
          </Row>
        )}
      </Section>
      <Section title="Reviews" list={reviews} empty="No reviews.">
        {({ id, listingType, listingId, listingTitle, title, rating, isHidden, createdAt }) => (
          <Row key={id} date={formatDate(createdAt)}>
            {title}, {rating} of 5, on{' '}
            <Link href={listingPath(listingType, listingId)} className="text-link">
              {listingTitle}
            </Link>{' '}
            {isHidden ? <Badge>Hidden</Badge> : null}
          </Row>
        )}
      </Section>
      <Reports title="Reports about them" list={reportsAbout} />
      <Reports title="Reports by them" list={reportsBy} />
      <Section title="Sign-ins" list={signIns} empty="No sign-ins in the last 90 days.">
        {({ device, isFailed, createdAt }) => (
          <Row key={`${createdAt}${device}`} date={formatDateTime(createdAt)}>
            {device} {isFailed ? <Badge tone="danger">Failed</Badge> : null}
          </Row>
        )}
      </Section>
    </>
  )
}

interface List<Item> {
  total: number
  items: Item[]
}

function Section<Item>(props: {
  title: string
  list: List<Item>
  empty: string
  children: (item: Item) => ReactNode
}) {
  const { title, list, empty, children } = props
  return (
    <PersonSection title={title} total={list.total} shown={list.items.length} empty={empty}>
      <ul className="divide-y divide-line text-sm">{list.items.map(children)}</ul>
    </PersonSection>
  )
}

function Reports({ title, list }: { title: string; list: Person['reportsBy'] }) {
  return (
    <Section title={title} list={list} empty="No reports.">
      {({ id, reason, reportType, isResolved, createdAt }) => (
        <Row key={id} date={formatDate(createdAt)}>
          {reason} <Badge>{reportType}</Badge> {isResolved ? <Badge tone="accent">Resolved</Badge> : null}
        </Row>
      )}
    </Section>
  )
}

function Row({ date, children }: { date: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <span className="text-xs text-ink-faint">{date}</span>
    </li>
  )
}
