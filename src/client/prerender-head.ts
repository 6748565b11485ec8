import { pageHead } from '#shared/contract/page-head.ts'
import type { PublicPath } from '#shared/contract/page-paths.ts'
import { siteTokens } from '#shared/contract/site-tokens.ts'

/** The title and the head tags of a public page. */
export function prerenderHead(path: PublicPath) {
  const { siteName, publicUrl } = siteTokens
  const { pageTitle, description, screen, type = 'WebPage' } = pages[path]
  const title = `${pageTitle} · ${siteName}`
  const canonical = `${publicUrl}${path}`
  const head = pageHead({
    title,
    description,
    canonical,
    isIndexed: true,
    siteName,
    image: { url: `${publicUrl}/share.png`, alt: 'A trail that climbs through hills past four posts' },
    // No site name: its token is replaced with HTML-escaped text, which would be wrong in JSON-LD.
    structuredData: [{ '@type': type, '@id': canonical, url: canonical, name: pageTitle, description }],
  })
  return { title, screen, head }
}

interface PublicPage {
  screen: string
  pageTitle: string
  description: string
  /** The schema.org type. */
  type?: 'AboutPage'
}

/** The titles must match those that the screens set. */
const pages: Record<PublicPath, PublicPage> = {
  '/': {
    screen: 'screens/landing/landing.tsx',
    pageTitle: 'Your complete educational journey',
    description:
      'Tutors, camps, internships, jobs and events around the Tri-Valley, reviewed by families, and a plan for all four years of high school. Free for families, free to list.',
  },
  '/learn-more': {
    screen: 'screens/learn-more/learn-more.tsx',
    pageTitle: 'Learn More',
    type: 'AboutPage',
    description:
      'How families discover, share and connect: a directory of what helps a student along, filled and reviewed by the people who use it, without paid placements.',
  },
  '/terms-of-use': {
    screen: 'screens/legal/terms-of-use.tsx',
    pageTitle: 'Terms of Use',
    description:
      'The rules of this site in plain language: what is free, what you may post, and who is responsible for what.',
  },
  '/privacy-policy': {
    screen: 'screens/legal/privacy-policy.tsx',
    pageTitle: 'Privacy Policy',
    description:
      'What this site stores about you and for how long, who sees it, and how to get a copy of it or have it deleted.',
  },
}
