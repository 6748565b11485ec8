import { useQuery } from '@tanstack/react-query'
import type { Home } from '#shared/contract/home.ts'

export function useHome() {
  return useQuery<Home>({ queryKey: ['/api/home'], refetchOnMount: 'always' })
}
