import type { DigestChoice } from '#shared/contract/saved-searches.ts'

export const digestOptions: { value: DigestChoice; label: string }[] = [
  { value: 'none', label: 'No email' },
  { value: 'daily', label: 'Daily email' },
  { value: 'weekly', label: 'Weekly email' },
]
