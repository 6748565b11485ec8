import { spawn } from 'node:child_process'
import { prepare } from './setup/prepare.mjs'
import { root } from './setup/root.mjs'

await prepare('never')

// The page is opened at Vite's address, which proxies API calls to the server. Links in mails use that address too.
const { PORT = '3000', PUBLIC_URL = 'http://localhost:5173' } = process.env
const env = { ...process.env, PORT, PUBLIC_URL, BACKEND_URL: `http://127.0.0.1:${PORT}` }

const programs = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/server/main.ts'],
  ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'],
]
const children = programs.map((args) =>
  spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }),
)

// When one ends, so does the other.
const end = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.once('exit', end)
process.on('SIGINT', end).on('SIGTERM', end)
