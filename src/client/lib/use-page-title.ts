import { useEffect } from 'react'

/** 'Settings · Waymark' */
export function usePageTitle(title: string, siteName: string) {
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName
  }, [title, siteName])
}
