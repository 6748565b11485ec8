import { execFile } from 'node:child_process'
import { chmod, mkdir, stat } from 'node:fs/promises'
import { childEnvironment } from '../config.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'

const nobody = 65_534
const isRoot = process.getuid?.() === 0

/** The command prefix that runs a program as the owner of the cluster; empty for the current account. */
export interface Account {
  uid: number
  prefix: string[]
  /** The same without the capability to bypass folder permissions. */
  plainPrefix: string[]
}

/** PostgreSQL refuses to run as root, so root runs it as the owner of the folder, or as `nobody` for a new one. */
export async function openPrivateFolder(folder: string): Promise<Account> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  if (!isRoot) return { uid: process.getuid?.() ?? 0, prefix: [], plainPrefix: [] }
  if (!(await run(['setpriv', '--version'])).ok) {
    throw new EmbeddedDatabaseError(
      'PostgreSQL does not run as root, and there is no setpriv (util-linux) to switch to another account. ' +
        'Start the server from an ordinary account, or set DATABASE_URL.',
    )
  }
  const owner = await stat(folder)
  const [uid, gid] = owner.uid === 0 ? [nobody, nobody] : [owner.uid, owner.gid]
  // Also fixes a backup that root restored.
  if (owner.uid === 0) await run(['chown', '-R', `${uid}:${gid}`, folder])
  const plainPrefix = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  const canReach = (await run([...plainPrefix, 'test', '-w', folder])).ok
  const capabilities = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return { uid, prefix: canReach ? plainPrefix : [...plainPrefix, ...capabilities], plainPrefix }
}

export function run([file = '', ...args]: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    execFile(file, args, { cwd: '/', env: childEnvironment() }, (error, stdout, stderr) =>
      resolve({ ok: error === null, output: stdout + stderr || (error?.message ?? '') }),
    )
  })
}
