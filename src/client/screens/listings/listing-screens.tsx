import { ListingScreen } from './listing-screen.tsx'

/** One component per path, so that switching lists resets local state. */
export function TutoringProviders() {
  return (
    <ListingScreen
      kind="tutoring"
      intro="Private tutors and learning centers for every subject, here and online."
    />
  )
}

export function SummerCamps() {
  return (
    <ListingScreen kind="camp" intro="Programs for the summer, by cost, dates and how selective they are." />
  )
}

export function Internships() {
  return <ListingScreen kind="internship" intro="Paid, for credit or for experience, near home or remote." />
}

export function Jobs() {
  return <ListingScreen kind="job" intro="First jobs and weekend shifts, with pay shown up front." />
}
