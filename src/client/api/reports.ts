import { useMutation } from '@tanstack/react-query'
import type { Report, ReportType } from '#shared/contract/reports.ts'
import { http } from './http.ts'
import type { MutationHandlers } from './mutation-handlers.ts'

/** A listing by its kind, a review, or the reply to a review. */
export interface Reportable {
  reportType: ReportType
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
