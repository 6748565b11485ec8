/** Fresh for a minute; a cache in front may answer for ten more while it asks again. */
export const publicCaching = 'public, max-age=60, stale-while-revalidate=600'
