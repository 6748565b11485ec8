import { useMemo } from 'react'
import { usePageData } from '#client/api/page-data.ts'
import { type Town, townSlug } from '#shared/listings/browse-paths.ts'

/** The town that a path names, spelled as its listings spell it. */
export function useTown(slug: string | null): Town | null {
  const data = usePageData()
  const known = data?.page === 'list' ? data.town : null
  return useMemo(() => {
    if (slug === null) return null
    return known && townSlug(known) === slug ? known : spelledOut(slug)
  }, [slug, known])
}

/** 'san-ramon-ca' as San Ramon, CA. */
function spelledOut(slug: string): Town {
  const words = slug.split('-')
  const state = (words.pop() ?? '').toUpperCase()
  return { city: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' '), state }
}
