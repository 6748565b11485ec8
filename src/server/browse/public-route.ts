import { limits } from '#server/http/limits.ts'

/** The options of routes for visitors, search engines and feed readers. */
export const publicRoute = {
  config: { access: 'public', anonymous: true, limits: [limits.pagePerAddress] },
  schema: { hide: true },
} as const

/** Fresh for a minute; a cache in front may answer for ten more while it asks again. */
export const publicCaching = 'public, max-age=60, stale-while-revalidate=600'

export const withQuery = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`)
