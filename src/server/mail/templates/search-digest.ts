import {
  maxNewCount,
  type SearchedType,
  type SearchParameters,
  savedSearchPath,
} from '#shared/contract/saved-searches.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { viewPath } from '#shared/listings/view-path.ts'
import type { MailSite } from './mail-site.ts'
import { type MailBlock, type MailContent, renderMail, type TopicRecipient } from './render-mail.ts'

interface FoundSearch {
  name: string
  listingType: SearchedType
  query: SearchParameters
  listings: readonly { id: number; kind: Kind; title: string }[]
}

interface SearchDigest extends TopicRecipient {
  searches: readonly FoundSearch[]
}

const maxShownPerSearch = 5

/** New results of saved searches: a few titles each, and a link to all. */
export function searchDigest(
  site: MailSite,
  { firstName, searches, unsubscribeUrl }: SearchDigest,
): MailContent {
  const total = searches.reduce((sum, { listings }) => sum + listings.length, 0)
  return renderMail(site, {
    kind: 'saved-searches',
    subject: `${countOf(total)} new in your saved searches`,
    to: firstName,
    blocks: searches.flatMap(blocksOf),
    reason: 'You chose a digest for these saved searches.',
    unsubscribeUrl,
  })
}

function blocksOf({ name, listingType, query, listings }: FoundSearch): MailBlock[] {
  const shown = listings.slice(0, maxShownPerSearch).map(({ id, kind, title }) => ({
    label: title,
    path: viewPath(kind, id),
    note: kindOf(kind).names.label,
  }))
  const all = { label: `See all results of ${name}`, path: savedSearchPath(listingType, query) }
  return [{ heading: `${name}: ${countOf(listings.length)} new` }, { links: [...shown, all] }]
}

const countOf = (count: number): string => (count >= maxNewCount ? `${maxNewCount}+` : String(count))
