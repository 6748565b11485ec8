import type { PublicPath } from '#shared/contract/page-paths.ts'
import { escapeHtml, siteTokens } from '#shared/contract/site-tokens.ts'

/** Title and meta tags of a public page. */
export function pageHead(path: PublicPath) {
  const { siteName, publicUrl } = siteTokens
  const { pageTitle, description, screen } = pages[path]
  const title = `${pageTitle} · ${siteName}`
  const url = `${publicUrl}${path}`
  const tags = [
    tag('link', { rel: 'canonical', href: url }),
    tag('meta', { name: 'description', content: description }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:site_name', content: siteName }),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:description', content: description }),
    tag('meta', { property: 'og:url', content: url }),
    tag('meta', { property: 'og:image', content: `${publicUrl}/share.png` }),
    tag('meta', { property: 'og:image:width', content: '1200' }),
    tag('meta', { property: 'og:image:height', content: '630' }),
    tag('meta', { property: 'og:image:alt', content: 'A trail that climbs through hills past four posts' }),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
  return { title, screen, head: tags.join('\n    ') }
}

/** The same titles as the screens set. */
const pages: Record<PublicPath, { screen: string; pageTitle: string; description: string }> = {
  '/': {
    screen: 'screens/landing/landing.tsx',
    pageTitle: 'Your complete educational journey',
    description:
      'Tutors, camps, internships, jobs and events around the Tri-Valley, reviewed by families, and a plan for all four years of high school. Free for families, free to list.',
  },
  '/learn-more': {
    screen: 'screens/learn-more/learn-more.tsx',
    pageTitle: 'Learn More',
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

function tag(name: string, attributes: Record<string, string>) {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)
  return `<${name} ${pairs.join(' ')} />`
}
