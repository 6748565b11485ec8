import { z } from 'zod'

/**
 * The configuration of the page. The server embeds it in the HTML as a data block; the development server uses the defaults.
 */
export const siteConfigSchema = z.object({
  siteName: z.string().default('Waymark'),
  companyName: z.string().default('Waymark Education LLC'),
  contactEmail: z.string().default('hello@example.org'),
  privacyEmail: z.string().default('privacy@example.org'),
  publicUrl: z.string().default('http://localhost:3000'),
  /** The label after 'Continue with' on the sign-in page; null without a configured provider. */
  oidcLabel: z.string().nullable().default(null),
  contentProtection: z.boolean().default(true),
  /** Whether visitors can browse without an account. */
  publicBrowsing: z.boolean().default(true),
  /** Origins that may embed lists in a frame. */
  embedOrigins: z.array(z.string()).default([]),
  tileUrl: z.string().default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  tileAttribution: z.string().default('© OpenStreetMap contributors'),
})

export type SiteConfig = z.infer<typeof siteConfigSchema>

export const defaultSiteConfig: SiteConfig = siteConfigSchema.parse({})

/** The id of the data block in the HTML, and the comment in the template that it replaces. */
export const siteConfigElementId = 'site-config'
export const siteConfigMarker = '<!--site-config-->'
