import { spawn } from 'node:child_process'
import { prepare } from './setup/prepare.mjs'
import { root } from './setup/root.mjs'

await prepare('never')

// The browser opens Vite's address, which proxies API calls to the server; links in mail use it too.
const { PORT = '3000', PUBLIC_URL = 'http://localhost:5173' } = process.env
const env = { ...process.env, PORT, PUBLIC_URL, BACKEND_URL: `http://127.0.0.1:${PORT}` }

const programs = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/server/main.ts'],
  ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'],
]
const children = programs.map((args) =>
  spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }),
)

// When one process exits, stop the other.
const stopAll = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.once('exit', stopAll)
process.on('SIGINT', stopAll).on('SIGTERM', stopAll)
