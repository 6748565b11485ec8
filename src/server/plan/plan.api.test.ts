import { expect, it } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { guide } from '#shared/reference/guide/index.ts'

const t = useTestApp()
const item = guide[0]?.goals[0]?.id ?? ''
const other = guide[1]?.milestones[0]?.id ?? ''

it('keeps what a person ticked, for that person alone', async () => {
  const [ana, ben] = [await t.aUser(), await t.aUser()]
  expect((await ana.get('/api/plan')).body).toEqual({ done: [] })
  await ana.put(`/api/plan/${other}`, { isDone: true })
  expect((await ana.put(`/api/plan/${item}`, { isDone: true })).body).toEqual({ done: [item, other].sort() })
  expect((await ben.get('/api/plan')).body).toEqual({ done: [] })
  expect((await ana.put(`/api/plan/${item}`, { isDone: false })).body).toEqual({ done: [other] })
})

it('means the same said twice, and twenty times at once', async () => {
  const ana = await t.aUser()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ana.put(`/api/plan/${item}`, { isDone: true })),
  )
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  expect((await ana.get('/api/plan')).body).toEqual({ done: [item] })
})

it('refuses what the guide does not have, and strangers', async () => {
  const ana = await t.aUser()
  expect((await ana.put('/api/plan/world-domination', { isDone: true })).status).toBe(400)
  expect((await ana.put(`/api/plan/${item}`, { isDone: 'yes' })).status).toBe(400)
  expect((await t.anonymous.get('/api/plan')).status).toBe(401)
})
