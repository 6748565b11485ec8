import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

export const mailFolderIn = (dataDir: string): string => join(dataDir, 'mail')

const headerBytes = 4_096

export async function removeMailFiles(folder: string, email: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((name) => name.endsWith('.eml'))) {
    const path = join(folder, name)
    if (recipientIn(await readHead(path)) === email.toLowerCase()) await rm(path, { force: true })
  }
}

async function readHead(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headerBytes) })
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

function recipientIn(head: string) {
  const to = /^To:\s*(.+)$/im.exec(head)?.[1]?.trim() ?? ''
  return (/<([^>]+)>$/.exec(to)?.[1] ?? to).toLowerCase()
}
