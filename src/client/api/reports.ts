import { useMutation } from '@tanstack/react-query'
import type { Report } from '#shared/contract/reports.ts'
import { http } from './http.ts'
import { tellDone, tellFailed } from './outcome-toasts.ts'

/** What can be reported: a listing by its kind, or a review. */
export interface Reportable {
  reportType: 'listing' | 'review'
  itemType: string
  itemId: number
}

export function useSendReport(item: Reportable) {
  return useMutation({
    mutationFn: (reason: string) => http.post<Report>('/api/reports', { ...item, reason, description: '' }),
    onSuccess: () => tellDone('Report submitted successfully'),
    onError: (error) => tellFailed(error, 'Failed to submit report'),
  })
}
