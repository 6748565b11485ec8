import { describe, expect, test } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'

describe('a list for other sites', () => {
  const t = useTestApp({ env: { EMBED_ORIGINS: 'https://school.test, https://library.test:8443' } })

  test('may be framed by the sites that are named, and by no other', async () => {
    await t.aListing('camp', {
      name: 'Camp <Brush>',
      categories: ['Visual Arts'],
      costRange: '$1000 - $3000',
      minimumAge: 14,
    })
    await t.aListing('camp', { name: 'Camp Number', categories: ['STEM'] })
    await t.aListing('camp', { name: 'Camp Secret' }, { isActive: false })
    const { status, headers, body } = await t.anonymous.get('/embed/summer-camps?categories=Visual%20Arts')
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toContain(
      'frame-ancestors https://school.test https://library.test:8443',
    )
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
    const html = String(body)
    expect(html).toContain('Camp &lt;Brush&gt;')
    expect(html.replaceAll(/<\/?span>/g, '')).toContain('<p>Dublin, CA · $1,000 – $3,000 · Ages 14+')
    expect(html).not.toMatch(/Camp Number|Camp Secret/)
    expect(html).toMatch(/href="[^"]+\/browse\/summer-camps\/\d+-camp-brush" target="_blank"/)
    const sources = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '')
    expect(sources.filter((address) => !address.startsWith('/') && !address.startsWith(t.url))).toEqual([])
    const other = await t.anonymous.get('/robots.txt')
    expect(other.headers.get('x-frame-options')).toBe('DENY')
  })
})

describe('without EMBED_ORIGINS', () => {
  const t = useTestApp()

  test('no site may frame a list', async () => {
    const { status, headers } = await t.anonymous.get('/embed/jobs')
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
  })
})
