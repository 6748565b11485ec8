import { useEffect } from 'react'

/** Names the page in the tab, in the history and to readers: 'Settings · Waymark'. */
export function usePageTitle(title: string, siteName: string) {
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName
  }, [title, siteName])
}
