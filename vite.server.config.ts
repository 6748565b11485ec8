import { readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { defineConfig } from 'vite'

const source = 'src/server'
const program = /^(main\.ts|cli\/[^/]+\.ts|db\/postgres-supervisor\.js|.*\.worker\.js)$/

/**
 * The server as plain JavaScript for Node 20, which does not read TypeScript. Packages stay in node_modules.
 * Every program of its own (the server, the commands, the supervisor of PostgreSQL, the worker threads) is one file
 * directly under dist/server, so that `new URL('./name.worker.js', import.meta.url)` is right in every chunk.
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
        programs().map((file) => [basename(file, extname(file)), join(source, file)]),
      ),
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

function programs() {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => program.test(file) && !file.startsWith('testing/') && !file.includes('.test.'))
}
