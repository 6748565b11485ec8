import type { KindValues } from '#shared/listings/kinds.ts'
import { subjectsByCategory, tutoringCategories } from '#shared/reference/subjects.ts'
import { contactOf, whereaboutsIn } from '../contact-details.ts'
import type { TutoringEntry } from '../entries.ts'
import type { Random } from '../random.ts'

export function tutoringValues(entry: TutoringEntry, random: Random): KindValues<'tutoring'> {
  const { name, type, subjects, modes, place, text } = entry
  const { city, state, zipcode, address } = whereaboutsIn(place, random)
  const { website, email, phone } = contactOf(name, place, random)
  // A person who teaches at home rarely says where, and has no site more often than a business.
  const isPrivate = type === 'private_tutor' || type === 'Individual'
  return {
    name,
    type,
    description: text,
    categories: categoriesOf(subjects),
    subjects,
    deliveryMode: modes,
    website: random.chance(isPrivate ? 0.3 : 0.06) ? null : website,
    phone: random.chance(0.2) ? null : phone,
    email: random.chance(0.15) ? null : email,
    address: random.chance(isPrivate ? 0.7 : 0.1) ? null : address,
    city,
    state,
    zipcode: random.chance(0.08) ? null : zipcode,
    photoUrl: null,
  }
}

/** The parents of the subjects, in the order in which the subjects are named. */
function categoriesOf(subjects: string[]) {
  const parents = subjects.map((subject) =>
    tutoringCategories.find((category) =>
      (subjectsByCategory[category] as readonly string[]).includes(subject),
    ),
  )
  return [...new Set(parents)].filter((category) => category !== undefined)
}
