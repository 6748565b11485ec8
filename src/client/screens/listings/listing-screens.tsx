import { ListingScreen } from './listing-screen.tsx'

/** One component for each address, so that going from one list to another starts afresh. */
export function TutoringProviders() {
  return <ListingScreen kind="tutoring" />
}

export function SummerCamps() {
  return <ListingScreen kind="camp" />
}

export function Internships() {
  return <ListingScreen kind="internship" />
}

export function Jobs() {
  return <ListingScreen kind="job" />
}
