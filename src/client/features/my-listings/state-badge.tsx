import { Badge } from '#client/ui/badge.tsx'
import type { SubmissionState } from '#shared/contract/submissions.ts'

export function StateBadge({ state }: { state: SubmissionState }) {
  const { label, tone } = badges[state]
  return <Badge tone={tone}>{label}</Badge>
}

const badges = {
  pending: { label: 'Pending', tone: 'neutral' },
  live: { label: 'Live', tone: 'solid' },
  paused: { label: 'Paused', tone: 'accent' },
  deactivated: { label: 'Deactivated', tone: 'neutral' },
  'not-approved': { label: 'Not approved', tone: 'danger' },
} as const satisfies Record<SubmissionState, { label: string; tone: string }>
