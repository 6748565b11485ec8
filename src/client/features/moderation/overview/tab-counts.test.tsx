import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PendingApprovals } from '#shared/contract/moderation.ts'
import { WaitingCount } from './tab-counts.tsx'

const textOf = (totals: object, edits = 0, claims = 0) => {
  const none = { tutoringProviders: 0, summerCamps: 0, internships: 0, jobs: 0, events: 0 }
  const pending = { totals: { ...none, ...totals }, edits: Array.from({ length: edits }) }
  const { container, unmount } = render(
    <WaitingCount pending={pending as PendingApprovals} claims={claims} />,
  )
  const text = container.textContent
  unmount()
  return text
}

it('the badge sums four kinds, and the text beside it lists the rest of the queue', () => {
  expect(textOf({ summerCamps: 2, jobs: 10, events: 4 })).toBe('12and 4 events')
  expect(textOf({ tutoringProviders: 1, events: 1 })).toBe('1and 1 event')
  expect(textOf({ internships: 3 })).toBe('3')
  expect(textOf({ jobs: 1, events: 1 }, 2)).toBe('1and 1 event, 2 edits')
  expect(textOf({ jobs: 1, events: 1 }, 2, 1)).toBe('1and 1 event, 2 edits, 1 claim')
  expect(textOf({}, 0, 2)).toBe('and 2 claims')
  expect(textOf({})).toBe('')
})
