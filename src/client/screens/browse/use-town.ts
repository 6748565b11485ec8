import { useMemo } from 'react'
import { usePageData } from '#client/api/page-data.ts'
import { type Town, townSlug } from '#shared/listings/browse-paths.ts'

/** The town of a path, with the spelling of its listings. */
export function useTown(slug: string | null): Town | null {
  const data = usePageData()
  const known = data?.page === 'list' ? data.town : null
  return useMemo(() => {
    if (slug === null) return null
    return known && townSlug(known) === slug ? known : townOf(slug)
  }, [slug, known])
}

/** San Ramon, CA for 'san-ramon-ca'. */
function townOf(slug: string): Town {
  const words = slug.split('-')
  const state = (words.pop() ?? '').toUpperCase()
  return { city: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' '), state }
}
