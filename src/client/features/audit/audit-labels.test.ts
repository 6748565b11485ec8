import { expect, it } from 'vitest'
import type { AuditEntry } from '#shared/contract/audit.ts'
import { actionLabel, actorLabel, changesOf, itemLabel } from './audit-labels.ts'

const entry = (values: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  actorId: null,
  actorName: null,
  action: 'edit',
  itemType: 'camp',
  itemId: '7',
  before: null,
  after: null,
  createdAt: '2027-03-01T18:00:00.000Z',
  isRestorable: false,
  isUndoable: false,
  ...values,
})

it('an entry shows the title of its item, or its id', () => {
  expect(itemLabel(entry({ before: { title: 'Camp Meadowlark' } }))).toBe('Summer Camp “Camp Meadowlark”')
  expect(itemLabel(entry({ itemType: 'report' }))).toBe('Report 7')
  expect(itemLabel(entry({ itemType: 'user', itemId: '0a1b2c3d-0000-4000-8000-000000000000' }))).toBe(
    'User 0a1b2c3d',
  )
})

it('an entry lists only changed fields', () => {
  const changes = changesOf(
    entry({
      before: { title: 'A', name: 'A', categories: ['STEM'], isActive: true, length: null },
      after: { title: 'A', name: 'B', categories: ['STEM', 'Music'], isActive: true, mailId: 3 },
    }),
  )
  expect(changes).toEqual([
    { label: 'Name', before: 'A', after: 'B' },
    { label: 'Categories', before: 'STEM', after: 'STEM, Music' },
  ])
})

it('an unknown action shows its raw name', () => {
  expect([actionLabel('approve'), actionLabel('juggle')]).toEqual(['Approved', 'juggle'])
})

it('an account event shows its device, and a failed one the account', () => {
  const id = '0a1b2c3d-0000-4000-8000-000000000000'
  const event = { itemType: 'user', itemId: id, after: { device: 'Firefox on Linux' } }
  expect(itemLabel(entry(event))).toBe('Firefox on Linux')
  expect(changesOf(entry(event))).toEqual([])
  expect(changesOf(entry({ ...event, after: { ...event.after, method: 'passkey' } }))).toEqual([
    { label: 'How', before: null, after: 'passkey' },
  ])
  expect(actorLabel(entry({ ...event, action: 'sign-in', actorId: id, actorName: 'Ana' }))).toBe('Ana')
  expect(actorLabel(entry({ ...event, action: 'sign-in-failed' }))).toBe('Account 0a1b2c3d')
})
