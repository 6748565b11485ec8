import { listingValues } from '#client/api/listing-values.ts'
import { truncateText } from '#client/lib/truncate-text.ts'
import { type DecidingFact, decidingFacts, factInLine } from '#shared/listings/deciding-facts.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { type AnyListing, kindOfListing } from './listing-values.ts'

/** Some facts are free text of any length. */
const factLength = 60

export const listingFacts = (listing: AnyListing): DecidingFact[] =>
  decidingFacts(kindOf(kindOfListing(listing)), listingValues(listing), pacificDay(new Date())).map(
    (fact) => ({ ...fact, text: truncateText(factInLine(fact), factLength) }),
  )
