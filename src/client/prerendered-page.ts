import type { PublicPath } from '#shared/reference/page-paths.ts'

/** What the build needs to make a document of a public page. */
export interface PrerenderedPage {
  path: PublicPath
  title: string
  /** The tags that describe the page to search engines and to whoever shows a link to it. */
  head: string
  /** The file of the screen's code, seen from the client's folder. */
  screen: string
  /** What stands inside the root element, the very markup that the browser would have made. */
  body: string
}
