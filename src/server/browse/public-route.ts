import { limits } from '#server/http/limits.ts'

/** Options of routes for visitors, search engines and feed readers. */
export const publicRoute = {
  config: { access: 'public', anonymous: true, limits: [limits.pagePerAddress] },
  schema: { hide: true },
} as const

/** Fresh for a minute; then a shared cache may serve it stale for ten more while it revalidates. */
export const publicCaching = 'public, max-age=60, stale-while-revalidate=600'

export const withQuery = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`)
