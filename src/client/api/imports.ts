import { keepPreviousData, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { saveFile } from '#client/lib/save-file.ts'
import type { Import, ImportResult, ImportsPage, ImportUndone } from '#shared/contract/imports.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { ApiError, errorMessage } from './api-error.ts'
import { http } from './http.ts'
import { refresh } from './moderation.ts'
import { tellDone, tellFailed } from './outcome-toasts.ts'

export interface ChosenFile {
  kind: ListingKind
  file: File
  skipDuplicates: boolean
}

const listKey = ['/api/admin', 'imports']
const runKey = ['imports', 'run']
const pollIntervalMs = 1000

/** Running and past imports, the newest first. Looked at again every second while one runs. */
export function useImports(page: number, limit: number) {
  const isSending = useIsMutating({ mutationKey: runKey }) > 0
  return useQuery({
    queryKey: [...listKey, page, limit],
    queryFn: ({ signal }) => http.get<ImportsPage>(`/api/admin/imports?page=${page}&limit=${limit}`, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      isSending || state.data?.imports.some(isRunning) ? pollIntervalMs : false,
  })
}

export const isRunning = ({ status }: Import) => status === 'running'

/** Everything that shows listings, asked for anew: an import has ended. */
export function useRefreshAfterImport() {
  const client = useQueryClient()
  return () => refresh(client)
}

/** Reads the whole file on the server and writes nothing. */
export function useCheckImport() {
  return useMutation({ mutationFn: (chosen: ChosenFile) => resultOf(chosen, '/check') })
}

export function useRunImport() {
  const refreshAll = useRefreshAfterImport()
  return useMutation({
    mutationKey: runKey,
    mutationFn: (chosen: ChosenFile) => resultOf(chosen, ''),
    onSettled: refreshAll,
  })
}

/** Downloads the rows that would be refused, with the reasons. */
export function useFailedRows() {
  return useMutation({
    mutationFn: (chosen: ChosenFile) => http.postForFile(pathOf(chosen, '/failed-rows'), formOf(chosen)),
    onSuccess: (rows, { file }) => saveFile(file.name.replace(/(\.csv)?$/i, ' - failed rows.csv'), rows),
    onError: (error) => tellFailed(error, errorMessage(error)),
  })
}

export function useCancelImport() {
  const refreshAll = useRefreshAfterImport()
  return useMutation({
    mutationFn: (id: number) => http.post<Import>(`/api/admin/imports/${id}/cancel`),
    onError: (error) => tellFailed(error, errorMessage(error)),
    onSettled: refreshAll,
  })
}

export function useUndoImport() {
  const refreshAll = useRefreshAfterImport()
  return useMutation({
    mutationFn: (id: number) => http.post<ImportUndone>(`/api/admin/imports/${id}/undo`),
    onSuccess: ({ message }) => tellDone(message),
    onError: (error) => tellFailed(error, errorMessage(error)),
    onSettled: refreshAll,
  })
}

const pathOf = ({ kind, skipDuplicates }: ChosenFile, step: '' | '/check' | '/failed-rows') =>
  `/api/admin/import/${kindOf(kind).names.path}${step}${skipDuplicates ? '?duplicates=skip' : ''}`

function formOf({ file }: ChosenFile) {
  const form = new FormData()
  form.append('csvFile', file)
  return form
}

/** A file that is refused is an answer like any other here: the sentences in it are what the person needs. */
async function resultOf(chosen: ChosenFile, step: '' | '/check'): Promise<ImportResult> {
  try {
    return await http.post<ImportResult>(pathOf(chosen, step), formOf(chosen))
  } catch (error) {
    if (!(error instanceof ApiError)) return failed(connectionLostMessages[step])
    if (error.status === 401) throw error
    const { message, details } = (error.body ?? {}) as Partial<ImportResult>
    return failed(message || 'Import failed. Please check your data format.', details)
  }
}

const connectionLostMessages = {
  '/check': 'We could not reach the server. Please check your connection and choose the file again.',
  '': 'The connection broke before the answer came. The list below says how the import stands.',
}

const failed = (message: string, details: unknown = []): ImportResult => {
  const errors = Array.isArray(details) ? details : []
  return { success: false, message, errors, details: errors, imported: 0, skipped: 0 }
}
