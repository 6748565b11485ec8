import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { siteConfigElementId, siteConfigMarker, siteConfigSchema } from './src/shared/contract/site.ts'

const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: 'src/client',
  plugins: [react(), tailwind(), preloadFonts(), siteConfigForDevelopment()],
  server: { port: 5173, proxy: { '/api': backend, '/uploads': backend } },
  preview: { port: 4173, proxy: { '/api': backend, '/uploads': backend } },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // The content security policy has no room for data: addresses in fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // Small things that nearly every screen shows: one file of them is quicker to fetch than a dozen.
            {
              name: 'shell',
              test: /client[\\/](lib[\\/](cx|lazy-|theme|use-page-)|ui[\\/](art|button|card|icon-|link-|loading|spinner|toast-store))/,
            },
          ],
        },
      },
    },
  },
})

/** The names of the font files carry a hash, so only the finished bundle knows what to preload. */
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

/** In production the server fills this place in every page it sends; here the defaults do. */
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
