import { Badge } from '#client/ui/badge.tsx'
import type { SubmissionState } from '#shared/contract/submissions.ts'

export function StateBadge({ state }: { state: SubmissionState }) {
  const { words, tone } = looks[state]
  return <Badge tone={tone}>{words}</Badge>
}

const looks = {
  pending: { words: 'Pending', tone: 'neutral' },
  live: { words: 'Live', tone: 'solid' },
  deactivated: { words: 'Deactivated', tone: 'neutral' },
  'not-approved': { words: 'Not approved', tone: 'danger' },
} as const satisfies Record<SubmissionState, { words: string; tone: string }>
