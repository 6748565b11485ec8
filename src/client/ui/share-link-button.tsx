import { Share2 } from 'lucide-react'
import { Button } from './button.tsx'
import { phoneIconStyle } from './button-style.ts'
import { toast } from './toast-store.ts'

interface ShareLinkButtonProps {
  title: string
  /** A path on this site, with a leading slash. */
  path: string
}

/** Uses the native share sheet, otherwise copies the link. */
export function ShareLinkButton({ title, path }: ShareLinkButtonProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className={phoneIconStyle}
      onClick={() => share(title, `${window.location.origin}${path}`)}
    >
      <Share2 aria-hidden="true" />
      <span className="max-sm:sr-only">Share</span>
    </Button>
  )
}

async function share(title: string, url: string) {
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title, url })
    else await copy(url)
  } catch (error) {
    // Closing the share sheet is not an error; other failures fall back to the clipboard.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url)
  }
}

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Link copied' })
  } catch {
    toast({ title: 'Could not copy the link', description: url, variant: 'destructive' })
  }
}
