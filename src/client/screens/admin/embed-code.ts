import { parseBrowsePath } from '#shared/listings/browse-paths.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

interface Embedded {
  kind: Kind
  /** The URL of a list with the filters to apply; may be empty. */
  address: string
  publicUrl: string
  siteName: string
}

/** The kind of the public list at a URL. */
export function kindInAddress(address: string): Kind | null {
  const target = URL.canParse(address) ? parseBrowsePath(new URL(address).pathname) : null
  return target?.page === 'list' ? target.kind : null
}

/** The URL of the frame. */
export function embedAddress({ kind, address, publicUrl }: Omit<Embedded, 'siteName'>): string {
  const query = new URLSearchParams(address.includes('?') ? address.slice(address.indexOf('?')) : '')
  return `${publicUrl}/embed/${kindOf(kind).names.path}${query.size > 0 ? `?${query}` : ''}`
}

/** An iframe, and a script that sets its height to what the list reports. */
export function embedCode({ kind, address, publicUrl, siteName }: Embedded): string {
  const { plural } = kindOf(kind).names
  const source = embedAddress({ kind, address, publicUrl })
  return `<iframe src="${escapeAttribute(source)}" title="${escapeAttribute(`${plural} from ${siteName}`)}" loading="lazy" height="600" style="width: 100%; border: 0"></iframe>
<script>
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== ${JSON.stringify(publicUrl)} || data?.type !== 'waymark:height') return
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.height = data.height
  })
</script>`
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
