import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Manifest, type Plugin } from 'vite'
import type { PrerenderedPage } from './src/client/prerendered-page.ts'
import { prerenderedFile } from './src/shared/contract/page-paths.ts'
import { siteConfigElementId, siteConfigMarker, siteConfigSchema } from './src/shared/contract/site.ts'

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: 'src/client',
  // Configures zod for the content security policy before any schema exists; see the file.
  resolve: { alias: [{ find: /^zod$/, replacement: resolve('src/client/lib/zod.ts') }] },
  plugins: [react(), tailwind(), preloadFonts(), siteConfigForDevelopment(), prerenderPages()],
  server: { port: 5173, proxy: { '/api': backend, '/uploads': backend, '/site.webmanifest': backend } },
  preview: { port: 4173, proxy: { '/api': backend, '/uploads': backend } },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // The content security policy forbids data: URLs for fonts, so no asset is inlined.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // Small modules of nearly every screen: one chunk loads faster than a dozen.
            {
              name: 'shell',
              test: /client[\\/](lib[\\/](cx|lazy-|theme|use-page-)|ui[\\/](art|button|card|icon-|link-|loading|spinner|toast-store))|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)|[\\/]icons[\\/](check|chevron-left|chevron-right)\.m?js$/,
            },
            // The same for signed-in screens.
            {
              name: 'parts',
              test: /client[\\/](lib[\\/](count-of|format-day|move-focus|parse-rich|truncate-text)|ui[\\/](avatar|badge|checkbox|chip|control-style|error-state|field|input|pagination|select|skeleton|table|use-restore-focus)\b)|shared[\\/]rules[\\/]calendar-day/,
            },
            // Radix and its dependencies, which every signed-in screen uses.
            {
              name: 'layers',
              test: /@radix-ui[\\/]react-(?!alert|tabs)|@floating-ui|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden/,
            },
          ],
        },
      },
    },
  },
})

/** Font file names have a hash, so the preload links come from the finished bundle. */
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
 * Prerenders the public pages to HTML files. A second build for Node keeps the hashed asset names of the browser build.
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
      const program = join(outDir, '.prerender')
      await buildForNode(root, program)
      const { prerender } = await import(pathToFileURL(join(program, 'prerender.mjs')).href)
      const pages: PrerenderedPage[] = await prerender()
      rmSync(program, { recursive: true })
      mkdirSync(join(outDir, 'prerendered'), { recursive: true })
      for (const page of pages)
        writeFileSync(join(outDir, prerenderedFile(page.path)), pageHtml(template, manifest, page))
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
    build: {
      ssr: 'prerender.tsx',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
}

function pageHtml(template: string, manifest: Manifest, { title, head, body, screen }: PrerenderedPage) {
  const preloads = filesOf(manifest, screen)
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => [head, ...preloads].join('\n    '))
    .replace(/\s*<noscript>.*<\/noscript>/, '')
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
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
