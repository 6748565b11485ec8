import { Share2 } from 'lucide-react'
import { Button } from './button.tsx'
import { toast } from './toast-store.ts'

interface ShareLinkButtonProps {
  title: string
  /** An address on this site, from its first slash. */
  path: string
}

/** The device's own way to share where it has one, else the link goes to the clipboard. */
export function ShareLinkButton({ title, path }: ShareLinkButtonProps) {
  return (
    <Button variant="secondary" size="sm" onClick={() => share(title, `${window.location.origin}${path}`)}>
      <Share2 aria-hidden="true" />
      Share
    </Button>
  )
}

async function share(title: string, url: string) {
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title, url })
    else await copy(url)
  } catch (error) {
    // Somebody who closes the device's sheet has changed their mind; any other refusal leaves the clipboard.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url)
  }
}

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Link copied' })
  } catch {
    toast({ title: 'The link could not be copied', description: url, variant: 'destructive' })
  }
}
