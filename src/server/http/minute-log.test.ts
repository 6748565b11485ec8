import { expect, onTestFinished, test, vi } from 'vitest'
import { createMinuteLog } from './minute-log.ts'

test('the first occurrence is logged immediately, and later ones as a summary per minute with their number', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines: object[] = []
  const record = createMinuteLog<{ code: string }>(
    (facts, isSummary) => void lines.push({ ...facts, isSummary }),
  )
  record({ code: 'a' })
  expect(lines).toEqual([{ code: 'a', count: 1, isSummary: false }])

  for (let times = 0; times < 1000; times += 1) record({ code: 'b' })
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(1)).toEqual([{ code: 'b', count: 1000, isSummary: true }])

  vi.advanceTimersByTime(120_000)
  expect(lines).toHaveLength(2)
  record({ code: 'c' })
  expect(lines[2]).toEqual({ code: 'c', count: 1, isSummary: false })
})
