import { expect, test } from 'vitest'
import { createMemory } from './memory.ts'

function aMemory(isKeeping = true) {
  let now = 1_000_000
  const memory = createMemory({ clock: () => new Date(now), isKeeping })
  const answer = { route: '/api/jobs', etag: '', headers: [], body: Buffer.from('an answer') }
  const dependence = { listingIds: [1], followsCounters: false }
  memory.answers.keep('a', answer, dependence, memory.answers.mark())
  return {
    memory,
    isKept: () => memory.answers.find('a') !== null,
    pass: (ms: number) => {
      now += ms
    },
    knowsAll: () => memory.knowsUntil(new Date(now)),
  }
}

test('who does not know what others do keeps nothing for a second', () => {
  const { isKept, pass } = aMemory()
  expect(isKept()).toBe(true)
  pass(600)
  expect(isKept()).toBe(false)
})

test('who knows keeps for seconds what nobody has changed, and no longer', () => {
  const { isKept, pass, knowsAll } = aMemory()
  pass(5_000)
  knowsAll()
  expect(isKept()).toBe(true)
  pass(5_000)
  knowsAll()
  expect(isKept()).toBe(false)
})

test('when the news stay out, what is older than a second is not trusted until they are back', () => {
  const { isKept, pass, knowsAll } = aMemory()
  knowsAll()
  pass(1_000)
  expect(isKept()).toBe(false)
  knowsAll()
  expect(isKept()).toBe(true)
})

test('a memory that keeps nothing keeps nothing', () => {
  expect(aMemory(false).isKept()).toBe(false)
})

test('a total outlives views and thumbs, and ends with any other change, like all that is kept', () => {
  const { memory, isKept } = aMemory()
  const { totals } = memory
  const keepTotal = (mark = totals.mark()) =>
    totals.keep('camps', 7, { listingIds: [], followsCounters: false }, mark)
  keepTotal()
  memory.forget(1)
  expect(totals.find('camps')).toBe(7)
  expect(isKept()).toBe(false)
  const mark = totals.mark()
  memory.forgetAll()
  expect(totals.find('camps')).toBeNull()
  keepTotal(mark)
  expect(totals.find('camps'), 'counted before the change').toBeNull()
})
