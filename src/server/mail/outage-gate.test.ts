import { describe, expect, it } from 'vitest'
import { createOutageGate } from './outage-gate.ts'

const at = (seconds: number) => new Date(Date.UTC(2027, 0, 4) + seconds * 1000)
const aGate = () => createOutageGate({ strikes: 3, firstPauseMs: 5_000, longestPauseMs: 15_000 })

describe('the outage gate', () => {
  it('stays open for a dropped connection now and then', () => {
    const gate = aGate()
    for (const outcome of ['unreachable', 'unreachable', 'sent', 'unreachable', 'unreachable'] as const) {
      gate.report(outcome, at(0))
    }
    expect(gate.isClosed(at(0))).toBe(false)
  })

  it('closes for a while after failures in a row, longer each time, up to a limit', () => {
    const gate = aGate()
    const fail = (seconds: number) => gate.report('unreachable', at(seconds))
    fail(0)
    fail(0)
    fail(0)
    expect([gate.isClosed(at(4.9)), gate.isClosed(at(5))]).toEqual([true, false])
    fail(5)
    expect([gate.isClosed(at(14.9)), gate.isClosed(at(15))]).toEqual([true, false])
    fail(15)
    expect([gate.isClosed(at(29.9)), gate.isClosed(at(30))]).toEqual([true, false])
    fail(30)
    expect([gate.isClosed(at(44.9)), gate.isClosed(at(45))]).toEqual([true, false])
  })

  it('does not count what was under way when it closed', () => {
    const gate = aGate()
    for (let n = 0; n < 6; n += 1) gate.report('unreachable', at(0))
    expect(gate.isClosed(at(5))).toBe(false)
  })

  it('opens with the first mail that a server answers for, even with a no', () => {
    for (const outcome of ['sent', 'deferred', 'refused'] as const) {
      const gate = aGate()
      for (let n = 0; n < 3; n += 1) gate.report('unreachable', at(0))
      gate.report(outcome, at(1))
      expect(gate.isClosed(at(1))).toBe(false)
    }
  })
})
