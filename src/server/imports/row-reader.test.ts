import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Delimiter } from '#shared/listings/csv-delimiter.ts'
import { csvLine } from './csv-line.ts'
import { createRowReader } from './row-reader.ts'

const read = (text: string, pieces = [text.length], delimiter: Delimiter = ',') => {
  const reader = createRowReader(delimiter)
  let at = 0
  const rows = pieces.flatMap((size) => {
    at += size
    return reader.push(text.slice(at - size, at))
  })
  return [...rows, ...reader.push(text.slice(at)), ...reader.end()]
}
const cells = (text: string) => read(text).map((row) => row.cells)
const lines = (text: string) => read(text).map((row) => row.line)

describe('rows are read', () => {
  it.each([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2\n3,4\r5,6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    ['"a,b","c ""d""","e\nf"', [['a,b', 'c "d"', 'e\nf']]],
    ['a, "b, c" ,d', [['a', 'b, c', 'd']]],
    [
      'a,,\n,,\n\n  \nb,"",',
      [
        ['a', '', ''],
        ['b', '', ''],
      ],
    ],
    ['', []],
  ])('%j', (text, expected) => {
    expect(cells(text)).toEqual(expected)
  })

  it('with the line on which each begins, after blank lines and line breaks inside of cells', () => {
    expect(lines('a\n\nb\n"c\nd\r\ne"\nf')).toEqual([1, 3, 4, 7])
    expect(lines('a\r\n\r\n"b\r\nc"\r\nd')).toEqual([1, 3, 5])
  })

  it('the same wherever the text is cut', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\r', '\n', ' ', "'", '=') })
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
        fc.array(fc.nat(9)),
        (rows, pieces) => {
          const text = rows.map((row) => csvLine(row)).join('')
          const filled = rows.filter((row) => row.some((one) => one.trim() !== ''))
          expect(read(text, pieces).map((row) => row.cells)).toEqual(filled)
          expect(read(text, pieces)).toEqual(read(text))
        },
      ),
    )
  })
})

describe('what cannot be read is told with its line', () => {
  it.each([
    ['a,b\n"c,d\ne,f', 'Line 2: a quotation mark is opened and never closed.'],
    ['a\nb\n5" pipe,c', 'Line 3: a quotation mark stands inside a cell that is not quoted.'],
    ['a\n"b"c', 'Line 2: a quotation mark stands inside a cell that is not quoted.'],
    ['a\n"b\nc","d\ne', 'Line 3: a quotation mark is opened and never closed.'],
    [`a\n${'x'.repeat(300_000)}\nb`, 'Line 2: this row is too long to be a listing.'],
    [`a\n"${'x\n'.repeat(150_000)}`, 'Line 2: a quotation mark is opened and never closed.'],
  ])('%#', (text, words) => {
    expect(() =>
      read(
        text,
        Array.from({ length: 50 }, () => 10_000),
      ),
    ).toThrow(words)
  })
})
