import { useQuery } from '@tanstack/react-query'
import type { Home } from '#shared/contract/home.ts'

/** Fresh at each visit to the start page: what is new this week is the point of it. */
export function useHome() {
  return useQuery<Home>({ queryKey: ['/api/home'], refetchOnMount: 'always' })
}
