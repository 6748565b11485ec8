import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Manifest, type Plugin } from 'vite'
import type { PrerenderedPage } from './src/client/prerendered-page.ts'
import {
  deferScripts,
  preloadLink,
  preloadsFile,
  prerenderedFile,
  serverRenderedTemplate,
} from './src/shared/contract/page-paths.ts'
import { siteConfigElementId, siteConfigMarker, siteConfigSchema } from './src/shared/contract/site.ts'

/** React exports this hook, so the build drops wouter's shim for older versions. */
const withoutShim = {
  find: /^use-sync-external-store\/shim.*$/,
  replacement: resolve('src/client/lib/use-sync-external-store.ts'),
}

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: 'src/client',
  // Configures zod for the content security policy before any schema exists; see the file.
  resolve: { alias: [{ find: /^zod$/, replacement: resolve('src/client/lib/zod.ts') }, withoutShim] },
  plugins: [react(), tailwind(), preloadFonts(), siteConfigForDevelopment(), prerenderPages()],
  server: { port: 5173, proxy: { '/api': backend, '/uploads': backend, '/site.webmanifest': backend } },
  preview: { port: 4173, proxy: { '/api': backend, '/uploads': backend } },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    manifest: true,
    // Vite's preload lists would be a tenth of the first load: the server adds preload links, and screens preload on hover.
    modulePreload: false,
    // The content security policy forbids data: URLs for fonts, so no asset is inlined.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // Small modules used by nearly every screen: one chunk loads faster than a dozen.
            {
              name: 'shell',
              test: /client[\\/](api[\\/](api-error|http|site-config)|lib[\\/](cx|lazy-|theme|use-page-)|ui[\\/](art[\\/](cairn|contours|pebble|stones|trail)|button|card|icon-|link-|loading|segmented|spinner|toast-store))|shared[\\/](rules[\\/]calendar-day|listings[\\/](kind-paths|browse-root))|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)|[\\/]icons[\\/](briefcase|calendar-days|check|chevron-left|chevron-right|graduation-cap|map|monitor|moon|star|sun|tent)\.m?js$/,
            },
            // The same for signed-in screens.
            {
              name: 'parts',
              test: /client[\\/](lib[\\/](calendar-day-format|count-of|dialog-entry|distance-label|format-day|move-focus|parse-rich|parse-coordinates|sign-in-gate|truncate-text|use-debounced|use-media|use-slash|use-url)|ui[\\/](avatar|badge|checkbox|chip|control-style|error-state|field|input|pagination|select|skeleton|switch|table|tooltip|use-restore-focus)\b)|shared[\\/]rules[\\/](distance|event-time|near-day|photo-sizes|selectivity)/,
            },
            { name: 'query', test: /@tanstack[\\/]/, minShareCount: 3 },
            // Used by every list and detail of listings, signed in or not.
            {
              name: 'listing',
              test: /client[\\/](api[\\/](bookmarks|compare|listing|sign-in-path)|features[\\/](compare[\\/]compare-(button|choice)|listings[\\/](listing-|results[\\/]|url-state|deadline|selectivity)|reactions[\\/]save-icon|session[\\/]session-expired)|lib[\\/](format-month|ignore-double|use-is-hydrated)|ui[\\/](checked-month|dotted-text|illustration|open-item|picture|shapes))|shared[\\/](illustrations|listings[\\/](browse-paths|deadline|deciding|distance-sort|listing-|pay-text|search))/,
              minShareCount: 3,
            },
            // One chunk for shared icons, because the first load lists every chunk.
            { name: 'icons', test: /lucide-react[\\/]/, minShareCount: 3 },
          ],
        },
      },
    },
  },
})

/** Font file names contain a hash, so the preload links come from the finished bundle. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.includes('-latin-wght-normal'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}

/**
 * Prerenders the public pages to HTML files. A second build for Node keeps the hashed asset names of the browser build; the
 * server renders the other public pages with it.
 */
function prerenderPages(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: async () => {
      const template = readFileSync(join(outDir, 'index.html'), 'utf8')
      const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
      const program = join(outDir, '..', 'render')
      await buildForNode(root, program)
      const { prerender } = await import(pathToFileURL(join(program, 'prerender.mjs')).href)
      const pages: PrerenderedPage[] = await prerender()
      const appHtml = template.replace(
        '</head>',
        `${preloadLinks(filesOf(manifest, 'app-routes.tsx'), template)}</head>`,
      )
      writeFileSync(join(outDir, 'index.html'), appHtml)
      mkdirSync(join(outDir, 'prerendered'), { recursive: true })
      for (const page of pages)
        writeFileSync(join(outDir, prerenderedFile(page.path)), pageHtml(template, manifest, page))
      writeFileSync(join(outDir, preloadsFile), JSON.stringify(browsePreloads(appHtml, manifest)))
      writeFileSync(join(outDir, 'offline-files.json'), JSON.stringify(offlineFiles(appHtml, manifest)))
    },
  }
}

function buildForNode(root: string, outDir: string) {
  return build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    ssr: { noExternal: true },
    // Without it, React renders in development mode.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: {
        input: [join(root, 'prerender.tsx'), join(root, 'create-browse-renderer.tsx')],
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}

function pageHtml(template: string, manifest: Manifest, { title, head, body, screen }: PrerenderedPage) {
  return serverRenderedTemplate(template)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `${head}\n    ${deferScripts(preloadLinks(filesOf(manifest, screen), template))}`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
}

/** Links for the files that the page does not reference yet. */
function preloadLinks(files: string[], page: string) {
  return files
    .filter((file) => !page.includes(file))
    .map(preloadLink)
    .join('\n    ')
}

/** The files that each public screen needs in addition to those of every page. */
function browsePreloads(template: string, manifest: Manifest) {
  const around = ['features/session/session-data-provider.tsx', 'layout/public-layout.tsx']
  const screens = [
    'directory',
    'browse-list',
    'browse-events',
    'browse-listing',
    'browse-event',
    'browse-compare',
    'missing',
  ]
  const filesFor = (screen: string) => {
    const files = [...around, `screens/browse/${screen}.tsx`].flatMap((name) => filesOf(manifest, name))
    return [...new Set(files)].filter((file) => !template.includes(file))
  }
  return Object.fromEntries(screens.map((screen) => [screen, filesFor(screen)]))
}

/** For public/sw.js: the files of the two offline pages, with their dynamic imports. */
function offlineFiles(template: string, manifest: Manifest) {
  const parts = [
    'features/session/session-data-provider.tsx',
    'layout/signed-in-layout.tsx',
    'ui/toaster.tsx',
    'screens/bookmarks/saved-items.tsx',
    'screens/guides/guides.tsx',
  ]
  const names = parts.flatMap((name) => [name, ...(manifest[name]?.dynamicImports ?? [])])
  const scripts = names.flatMap((name) => filesOf(manifest, name)).map((file) => `/${file}`)
  const inPage = [...template.matchAll(/(?:src|href)="(\/(?:assets\/[^"]+|theme\.js))"/g)]
  return [...new Set([...inPage.map(([, address]) => address), ...scripts])]
}

/** The chunk of a screen and its imports. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no file for ${name}`)
  if (seen.has(name)) return []
  seen.add(name)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((needed) => filesOf(manifest, needed, seen))]
}

/** The server fills in this element in production; the dev server uses the defaults. */
function siteConfigForDevelopment(): Plugin {
  const json = JSON.stringify(siteConfigSchema.parse({}))
  return {
    name: 'site-config-for-development',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace(
        siteConfigMarker,
        `<script type="application/json" id="${siteConfigElementId}">${json}</script>`,
      ),
  }
}
