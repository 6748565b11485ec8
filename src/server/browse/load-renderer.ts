import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadedOnce } from '#server/loaded-once.ts'
import type { BrowseRenderer, CreateBrowseRenderer } from '#shared/contract/browse.ts'
import type { SiteConfig } from '#shared/contract/site.ts'

/** The part of the built client that renders public pages. Lazy singleton: concurrent callers share one load. */
export const rendererIn = (folder: string, site: SiteConfig): (() => Promise<BrowseRenderer>) =>
  loadedOnce(async () => {
    const file = pathToFileURL(join(folder, 'create-browse-renderer.mjs')).href
    const { createBrowseRenderer } = (await import(/* @vite-ignore */ file)) as {
      createBrowseRenderer: CreateBrowseRenderer
    }
    return createBrowseRenderer(site)
  })
