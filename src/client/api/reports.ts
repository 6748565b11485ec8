import { useMutation } from '@tanstack/react-query'
import type { Report } from '#shared/contract/reports.ts'
import { http } from './http.ts'
import type { MutationHandlers } from './mutation-handlers.ts'

/** A listing by its kind, or a review. */
export interface Reportable {
  reportType: 'listing' | 'review'
  itemType: string
  itemId: number
}

export function useSendReport(item: Reportable, handlers: MutationHandlers<Report, string>) {
  return useMutation({
    mutationFn: (reason: string) => http.post<Report>('/api/reports', { ...item, reason, description: '' }),
    onSuccess: handlers.onSuccess,
    onError: handlers.onError,
  })
}
