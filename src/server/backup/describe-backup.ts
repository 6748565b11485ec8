import { type Manifest, uploadsPrefix } from './manifest.ts'

export function describeBackup({ tables, files, version, createdAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en-US')
  const photos = files.filter(({ name }) => name.startsWith(uploadsPrefix)).length.toLocaleString('en-US')
  return `${tables.length} tables, ${rows} rows and ${photos} picture files of version ${version}, as of ${createdAt}`
}
