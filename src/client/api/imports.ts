import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ImportResult } from '#shared/contract/imports.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { ApiError } from './api-error.ts'
import { http } from './http.ts'
import { listingsKey } from './listings.ts'

interface Import {
  kind: ListingKind
  file: File
  skipDuplicates: boolean
}

/** Reads the whole file on the server and writes nothing. */
export function useCheckImport() {
  return useMutation({ mutationFn: (given: Import) => send(given, '/check') })
}

export function useRunImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: Import) => send(given, ''),
    onSuccess: (result, { kind }) => {
      if (result.success) void client.invalidateQueries({ queryKey: listingsKey(kind) })
    },
  })
}

/** A file that is refused is an answer like any other here: the sentences in it are what the person needs. */
async function send({ kind, file, skipDuplicates }: Import, step: '' | '/check'): Promise<ImportResult> {
  const form = new FormData()
  form.append('csvFile', file)
  const query = skipDuplicates ? '?duplicates=skip' : ''
  try {
    return await http.post<ImportResult>(`/api/admin/import/${kindOf(kind).names.path}${step}${query}`, form)
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401) return resultIn(error)
    throw error
  }
}

function resultIn({ body }: ApiError): ImportResult {
  const given = (body ?? {}) as Partial<ImportResult>
  const details = Array.isArray(given.details) ? given.details : []
  return {
    success: false,
    message: given.message || 'Import failed. Please check your data format.',
    errors: details,
    details,
    imported: 0,
    skipped: 0,
  }
}
