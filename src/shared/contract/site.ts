import { z } from 'zod'

/**
 * What the page needs to know about the place it runs in. The server writes it into the HTML as a block of
 * data; a page served by the development server lives on the defaults.
 */
export const siteConfigSchema = z.object({
  siteName: z.string().default('Waymark'),
  companyName: z.string().default('Waymark Education LLC'),
  contactEmail: z.string().default('hello@example.org'),
  privacyEmail: z.string().default('privacy@example.org'),
  publicUrl: z.string().default('http://localhost:3000'),
  /** The words after 'Continue with' on the sign-in page; null when no provider is configured. */
  oidcLabel: z.string().nullable().default(null),
  contentProtection: z.boolean().default(true),
  tileUrl: z.string().default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  tileAttribution: z.string().default('© OpenStreetMap contributors'),
})

export type SiteConfig = z.infer<typeof siteConfigSchema>

export const defaultSiteConfig: SiteConfig = siteConfigSchema.parse({})

/** The id of the data block in the HTML, and the comment in the template that it takes the place of. */
export const siteConfigElementId = 'site-config'
export const siteConfigMarker = '<!--site-config-->'
