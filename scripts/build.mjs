import { prepare } from './setup/prepare.mjs'

await prepare('always')
