import { badRequest, tooLarge } from '#server/errors.ts'
import type { HttpFile, HttpRequest } from '#server/http/http-types.ts'
import { incomingFolder, withIncomingFile } from '#server/storage/incoming-file.ts'
import type { ImportFile } from './check-file.ts'

interface Settings {
  dataDir: string
  importMaxBytes: number
}

/** Stores the CSV file of a form on disk, and deletes it after `work`. */
export async function withCsvUpload<T>(
  request: HttpRequest,
  { dataDir, importMaxBytes }: Settings,
  work: (file: ImportFile) => Promise<T>,
): Promise<T> {
  const part = request.isMultipart() ? await partOf(request) : undefined
  const problem = problemOf(part)
  if (!part || problem !== null) {
    part?.file.resume()
    throw badRequest(problem ?? noFile)
  }
  return withIncomingFile(incomingFolder(dataDir), part.file, (path) => {
    if (part.file.truncated)
      throw tooLarge(
        `The file is larger than ${Math.round(importMaxBytes / 1024 / 1024)} MB. Please split it.`,
      )
    return work({ path, name: nameOf(part) })
  })
}

const noFile = 'Please select a file to import'

function problemOf(part: HttpFile | undefined) {
  if (part?.fieldname !== 'csvFile') return noFile
  return /\.csv$/i.test(part.filename) ? null : 'Please choose a .csv file'
}

/** The history shows file names, which may contain characters that PostgreSQL cannot store. */
const nameOf = ({ filename }: HttpFile) =>
  filename
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(-255)

const partOf = (request: HttpRequest): Promise<HttpFile | undefined> =>
  request.file().catch(() => {
    throw badRequest('We could not read that form.')
  })
