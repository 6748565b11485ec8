import type { Highlights } from '#shared/contract/highlights.ts'
import { http } from './http.ts'

/** Without the query client, which the landing page does not load. */
export const fetchHighlights = async (signal: AbortSignal) =>
  (await http.get<Highlights>('/api/highlights', signal)).listings
