import { describe, expect, it } from 'vitest'
import { stableRows } from './use-stable-rows.ts'

describe('a held row', () => {
  const merge = (shown: string, rows: string, held: string) =>
    stableRows([...shown], [...rows], String, (key) => held.includes(key)).join('')

  it('stays in place when the new data has dropped it', () => {
    expect(merge('abcd', 'acd', 'b')).toBe('abcd')
    expect(merge('abcd', 'bcd', 'a')).toBe('abcd')
    expect(merge('abcd', 'a', 'bd')).toBe('abd')
  })

  it('stays in place when the new data has it elsewhere', () => {
    expect(merge('abcd', 'acdb', 'b')).toBe('abcd')
  })

  it('keeps its place while rows around it come and go', () => {
    expect(merge('abcd', 'xacde', 'b')).toBe('xabcde')
    expect(merge('abcd', 'd', 'bc')).toBe('bcd')
    expect(merge('ab', '', 'ab')).toBe('ab')
  })

  it('keeps its old data, so that its height stays the same', () => {
    const before = { key: 'a', isOpen: true }
    const after = { key: 'a', isOpen: false }
    const merge = (isHeld: boolean) =>
      stableRows(
        [before],
        [after],
        ({ key }) => key,
        () => isHeld,
      )
    expect(merge(true)).toEqual([before])
    expect(merge(false)).toEqual([after])
  })

  it('disappears when it is released', () => {
    expect(merge('abcd', 'acd', '')).toBe('acd')
  })
})
