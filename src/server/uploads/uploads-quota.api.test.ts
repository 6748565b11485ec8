import { expect, test } from 'vitest'
import { formOf, picture } from '#server/testing/uploads/pictures.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { insertUpload } from './uploads.repository.ts'
import { uploadsPerDay } from './uploads.service.ts'

const t = useTestApp({ env: { RATE_LIMIT: 'on' } })

test('a person adds so many pictures within a day and is told when there are more; others are not affected', async () => {
  const ana = await t.aUser()
  const ben = await t.aUser()
  const facts = { userId: ana.user.id, bytes: 1, width: 1, height: 1, createdAt: t.clock.now() }
  for (let count = 0; count < uploadsPerDay; count += 1)
    await insertUpload(t.db, { ...facts, url: `/uploads/${count}.webp` })
  const photo = formOf(await picture('png', 30, 20))
  const refused = await ana.post('/api/upload', photo)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  expect(refused.body).toEqual({ message: expect.stringContaining('100 pictures within a day') })
  expect((await ben.post('/api/upload', photo)).status).toBe(201)
  t.clock.advance({ hours: 25 })
  for (let count = 1; count < uploadsPerDay; count += 1)
    await insertUpload(t.db, { ...facts, createdAt: t.clock.now(), url: `/uploads/next-${count}.webp` })
  const together = await Promise.all([1, 2, 3, 4].map(() => ana.post('/api/upload', photo)))
  expect(together.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429])
})
