import { readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { defineConfig } from 'vite'

const source = 'src/server'
const entryPoint = /^(main\.ts|cli\/[^/]+\.ts|db\/postgres-supervisor\.js|.*\.worker\.js)$/

/**
 * Compiles the server to JavaScript, because Node 20 does not run TypeScript. Packages stay in node_modules.
 * Every entry point (server, commands, PostgreSQL supervisor, worker threads) is a file directly under dist/server, so that
 * `new URL('./name.worker.js', import.meta.url)` resolves from every chunk.
 */
export default defineConfig({
  publicDir: false,
  ssr: { external: true, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(
        entryPoints().map((file) => [basename(file, extname(file)), join(source, file)]),
      ),
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

function entryPoints() {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => entryPoint.test(file) && !file.startsWith('testing/') && !file.includes('.test.'))
}
