import type { ImportResult } from '#shared/contract/imports.ts'
import type { createTestClient } from './test-client.ts'

export type CsvContent = string | Uint8Array<ArrayBuffer>

/** A form with a CSV file. */
export function csvForm(content: CsvContent, name = 'file.csv', field = 'csvFile') {
  const form = new FormData()
  form.append(field, new Blob([content], { type: 'text/csv' }), name)
  return form
}

/** Sends a file to an import path, such as 'jobs' or 'jobs/check'. */
export async function sendCsv(
  client: Pick<ReturnType<typeof createTestClient>, 'post'>,
  path: string,
  content: CsvContent,
  name?: string,
) {
  const { status, body } = await client.post(`/api/admin/import/${path}`, csvForm(content, name))
  return { status, ...(body as ImportResult) }
}

const columns = 'name,type,description,categories,deliveryMode,city,state'

/** Rows of tutoring providers under a header with the required columns. */
export const tutoringCsv = (...rows: string[]) => [columns, ...rows].join('\n')
export const tutoringRow = (name: string, more = 'business,Help.,Mathematics,In-person,Dublin,CA') =>
  `${name},${more}`
