import { useSimilarListings } from '#client/api/submissions.ts'
import type { FormValues } from '#client/features/listing-form/form-values.ts'
import { SimilarListings } from '#client/features/listing-form/similar-listings.tsx'
import { useDebouncedValue } from '#client/lib/use-debounced-value.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

/** Shows possible duplicates while the user types the name and city. */
export function SimilarNote({ kind, values }: { kind: Kind; values: FormValues | null }) {
  const query = useDebouncedValue(queryOf(kind, values), 400)
  const { data } = useSimilarListings(query)
  return <SimilarListings listings={query === null ? [] : (data ?? [])} />
}

function queryOf(kind: Kind, values: FormValues | null) {
  const { title, organization } = kindOf(kind)
  const textOf = (name: string | null) => String((name && values?.[name]) ?? '').trim()
  const [name, city] = [textOf(title), textOf('city')]
  if (name.length < 3 || name.length > 255 || city === '' || city.length > 100) return null
  const query = new URLSearchParams({ kind, name, city })
  const company = textOf(organization)
  if (company !== '' && company.length <= 255) query.set('organization', company)
  return query.toString()
}
