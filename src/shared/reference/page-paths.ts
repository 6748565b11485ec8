/** Every address that is a page (SPEC, section 2). Any other address answers 404, with the page that says so. */
export const pagePaths = [
  '/',
  '/terms-of-use',
  '/privacy-policy',
  '/learn-more',
  '/tutoring-providers',
  '/summer-camps',
  '/internships',
  '/jobs',
  '/events',
  '/guides',
  '/coming-soon',
  '/submit-listing',
  '/bookmarks',
  '/settings',
  '/admin',
] as const

export type PagePath = (typeof pagePaths)[number]
