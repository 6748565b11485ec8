import { createContext, use } from 'react'
import type { BrowsePage } from '#shared/contract/browse.ts'

export const PageDataContext = createContext<BrowsePage | null>(null)

/** The data of the server-rendered public page, while the visitor stays on it. */
export const usePageData = () => use(PageDataContext)

/** The server embeds it in public pages; null on all others. */
export function readPageData(): BrowsePage | null {
  const element = document.getElementById('page-data')
  return element ? (JSON.parse(element.textContent ?? 'null') as BrowsePage | null) : null
}
