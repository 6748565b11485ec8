import type { PublicPath } from '#shared/contract/page-paths.ts'

export interface PrerenderedPage {
  path: PublicPath
  title: string
  head: string
  /** The screen's source file, relative to the client folder. */
  screen: string
  /** The markup of the root element. */
  body: string
}
