import { keepPreviousData, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Import, ImportResult, ImportsPage, ImportUndone } from '#shared/contract/imports.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { ApiError } from './api-error.ts'
import { http } from './http.ts'
import { refreshListings } from './moderation.ts'
import type { MutationHandlers } from './mutation-handlers.ts'

export interface ChosenFile {
  kind: ListingKind
  file: File
  skipDuplicates: boolean
}

const listKey = ['/api/admin', 'imports']
const runKey = ['imports', 'run']
const pollIntervalMs = 1000

/** Running and past imports, newest first. Polls while one runs. */
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

export function useRefreshAfterImport() {
  const client = useQueryClient()
  return () => refreshListings(client)
}

/** Validates the whole file on the server without writing anything. */
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

/** A CSV of the rows that would fail, with the reasons. */
export function useFailedRows(handlers: MutationHandlers<Blob, ChosenFile>) {
  return useMutation({
    mutationFn: (chosen: ChosenFile) => http.postForFile(pathOf(chosen, '/failed-rows'), formOf(chosen)),
    onSuccess: handlers.onSuccess,
    onError: handlers.onError,
  })
}

export function useCancelImport(handlers: MutationHandlers<Import, number>) {
  const refreshAll = useRefreshAfterImport()
  return useMutation({
    mutationFn: (id: number) => http.post<Import>(`/api/admin/imports/${id}/cancel`),
    onError: handlers.onError,
    onSettled: refreshAll,
  })
}

export function useUndoImport(handlers: MutationHandlers<ImportUndone, number>) {
  const refreshAll = useRefreshAfterImport()
  return useMutation({
    mutationFn: (id: number) => http.post<ImportUndone>(`/api/admin/imports/${id}/undo`),
    onSuccess: handlers.onSuccess,
    onError: handlers.onError,
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

/** A rejected file is a result, not an exception: the card shows its error list. */
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
  '': 'The connection was lost before the server answered. Check the import’s status in the list below.',
}

const failed = (message: string, details: unknown = []): ImportResult => {
  const errors = Array.isArray(details) ? details : []
  return { success: false, message, errors, details: errors, imported: 0, skipped: 0 }
}
