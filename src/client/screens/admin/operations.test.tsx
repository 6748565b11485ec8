import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderWithData } from '#client/testing/render-with-data.tsx'
import { Operations } from './operations.tsx'

const healthy = {
  version: '1.0.0',
  startedAt: '2027-01-01T00:00:00.000Z',
  database: { isEmbedded: true, version: '18.4', bytes: 12_345_678 },
  jobs: { waiting: 2, running: 0, failed: 0 },
  mail: { transport: 'smtp', waiting: 0, failed: 0, lastSentAt: null },
  backups: {
    count: 3,
    last: { createdAt: new Date(Date.now() - 3_600_000).toISOString(), bytes: 4_500_000 },
    isOverdue: false,
  },
  disk: { freeBytes: 50e9, totalBytes: 100e9 },
  uploads: { count: 1204, bytes: 90_000_000 },
}

const show = (state: object) => {
  fakeServer({ 'GET /api/admin/operations': state })
  renderWithData(<Operations onClose={() => undefined} />)
}

it('shows the version, the sizes and the age of the last backup', async () => {
  show(healthy)
  expect(await screen.findByText('1.0.0')).toBeDefined()
  for (const text of [
    '12 MB',
    'Embedded PostgreSQL 18.4',
    '1 hour ago',
    '4.5 MB, 3 backups kept',
    '50 GB free',
  ])
    expect(screen.getByText(text)).toBeDefined()
  expect(screen.queryByText('Overdue')).toBeNull()
})

it('warns of failed jobs and mail, overdue backups and a full disk', async () => {
  show({
    ...healthy,
    jobs: { ...healthy.jobs, failed: 1 },
    mail: { ...healthy.mail, failed: 2 },
    backups: { count: 0, last: null, isOverdue: true },
    disk: { freeBytes: 5e9, totalBytes: 100e9 },
  })
  for (const text of ['1 failed', '2 emails given up', 'Overdue', 'Nearly full'])
    expect(await screen.findByText(text)).toBeDefined()
})
