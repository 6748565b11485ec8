import { createContext, use } from 'react'
import type { BrowsePage } from '#shared/contract/browse.ts'

export const PageDataContext = createContext<BrowsePage | null>(null)

/** The data of the public page that the server sent, for as long as the visitor stays in it. */
export const usePageData = () => use(PageDataContext)

/** Written into public pages by the server; null on all others. */
export function readPageData(): BrowsePage | null {
  const element = document.getElementById('page-data')
  return element ? (JSON.parse(element.textContent ?? 'null') as BrowsePage | null) : null
}
