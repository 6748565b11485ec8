import { z } from 'zod'
import type { Routes } from '#server/http/http-types.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { createListingPictures } from './listing-pictures.ts'
import type { PublicPages } from './public-pages.ts'
import { publicRoute } from './public-route.ts'

/** URLs have a version, so that a changed listing is never shown with an old picture. */
const caching = 'public, max-age=86400, stale-while-revalidate=604800'
const fileSchema = z.object({
  file: z
    .string()
    .regex(/^[1-9]\d{0,8}\.png$/, 'There is no such picture')
    .transform((file) => Number(file.slice(0, -'.png'.length))),
})

export function registerPictureRoutes(routes: Routes, { listings, site }: PublicPages) {
  const pictures = createListingPictures(site)
  for (const kind of kindNames) {
    routes.get(
      `/pictures/${kindOf(kind).names.path}/:file`,
      { ...publicRoute, schema: { hide: true, params: fileSchema } },
      async ({ params }, reply) => {
        const png = await pictures(kind, await listings.get(kind, params.file))
        return reply.header('cache-control', caching).type('image/png').send(png)
      },
    )
  }
}
