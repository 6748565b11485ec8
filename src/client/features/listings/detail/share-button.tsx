import { Share2 } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { listingAddress } from '../address/list-address.ts'
import { type AnyListing, kindOfListing, titleOf } from '../listing-values.ts'

/** The device's own way to share where it has one, else the link goes to the clipboard. */
export function ShareButton({ listing }: { listing: AnyListing }) {
  return (
    <Button variant="secondary" size="sm" onClick={() => share(listing)}>
      <Share2 aria-hidden="true" />
      Share
    </Button>
  )
}

async function share(listing: AnyListing) {
  const url = `${window.location.origin}${listingAddress(kindOfListing(listing), listing.id)}`
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title: titleOf(listing), url })
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
