import { expect, test } from 'vitest'
import { createChanges, everything } from './changes.ts'
import { createKept } from './kept.ts'

const of = (...listingIds: number[]) => ({ listingIds, followsCounters: false })

function keptAnswers({ lifeMs = 800, most = 1_000 } = {}) {
  let now = 1_000_000
  const clock = () => new Date(now)
  const changes = createChanges()
  const answers = createKept<string>({
    clock,
    changes,
    lifeMs: () => lifeMs,
    most,
    weigh: (_key, answer) => answer.length,
  })
  const keep = (key: string, dependence = of(1), length = 10) =>
    answers.keep(key, 'x'.repeat(length), dependence, answers.mark())
  return {
    ...answers,
    keepNow: keep,
    pass: (ms: number) => (now += ms),
    forget: changes.add,
    forgetAll: () => changes.add(everything),
  }
}

test('an answer is found again until its time is over', () => {
  const answers = keptAnswers({ lifeMs: 800 })
  answers.keepNow('a')
  expect(answers.find('a')).not.toBeNull()
  answers.pass(799)
  expect(answers.find('a')).not.toBeNull()
  answers.pass(1)
  expect(answers.find('a')).toBeNull()
})

test('an answer is not found when the clock was set back to before it was made', () => {
  const answers = keptAnswers()
  answers.keepNow('a')
  answers.pass(-1)
  expect(answers.find('a')).toBeNull()
})

test('a change of everything forgets everything', () => {
  const answers = keptAnswers()
  answers.keepNow('a')
  answers.keepNow('b', of(2))
  answers.forgetAll()
  expect([answers.find('a'), answers.find('b')]).toEqual([null, null])
})

test('a change of counters forgets the answers that show them or are ordered by them, and no other', () => {
  const answers = keptAnswers()
  answers.keepNow('shows it', of(1, 2))
  answers.keepNow('shows others', of(3))
  answers.keepNow('by views', { listingIds: [3], followsCounters: true })
  answers.forget(2)
  expect(answers.find('shows it')).toBeNull()
  expect(answers.find('by views')).toBeNull()
  expect(answers.find('shows others')).not.toBeNull()
})

test('an answer that was begun before a change is kept after it only if it shows nothing of it', () => {
  const answers = keptAnswers()
  const mark = answers.mark()
  answers.forget(2)
  answers.keep('shows it', 'an answer', of(1, 2), mark)
  answers.keep('by views', 'an answer', { listingIds: [1], followsCounters: true }, mark)
  answers.keep('shows others', 'an answer', of(1), mark)
  expect(answers.find('shows it')).toBeNull()
  expect(answers.find('by views')).toBeNull()
  expect(answers.find('shows others')).not.toBeNull()
})

test('an answer that was begun before a change of everything is not kept, nor one begun too many changes ago', () => {
  const answers = keptAnswers()
  const first = answers.mark()
  answers.forgetAll()
  answers.keep('a', 'an answer', of(1), first)
  expect(answers.find('a')).toBeNull()
  const second = answers.mark()
  for (let change = 0; change < 20_000; change += 1) answers.forget(2)
  answers.keep('a', 'an answer', of(1), second)
  expect(answers.find('a')).toBeNull()
})

test('the oldest answers give way when there are too many of them', () => {
  const answers = keptAnswers({ most: 10_000 })
  for (const key of ['a', 'b', 'c']) answers.keepNow(key, of(1), 4_000)
  expect(answers.find('a')).toBeNull()
  expect(answers.find('c')).not.toBeNull()
})

test('with no life at all nothing is kept', () => {
  const answers = keptAnswers({ lifeMs: 0 })
  answers.keepNow('a')
  expect(answers.find('a')).toBeNull()
})
