import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type CsvRow, readCsv } from './read-csv.ts'

async function read(text: string): Promise<CsvRow[]> {
  const path = join(tmpdir(), `${crypto.randomUUID()}.csv`)
  await writeFile(path, text)
  try {
    const rows: CsvRow[] = []
    const format = { encoding: 'utf-8', delimiter: ',', hasSeparatorLine: false } as const
    for await (const row of readCsv(path, format)) rows.push(row)
    return rows
  } finally {
    await rm(path)
  }
}
const cells = async (text: string) => (await read(text)).map((row) => row.cells)
const lines = async (text: string) => (await read(text)).map((row) => row.line)

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
  ])('%j', async (text, expected) => {
    expect(await cells(text)).toEqual(expected)
  })

  it('with the line on which each begins, after blank lines and line breaks inside of cells', async () => {
    expect(await lines('a\n\nb\n"c\nd\r\ne"\nf')).toEqual([1, 3, 4, 7])
    expect(await lines('a\r\n\r\n"b\r\nc"\r\nd')).toEqual([1, 3, 5])
  })

  it('the same when a line break is split between two reads', async () => {
    const text = `a\r\n${'x'.repeat(65_532)}\r\n"b\r\nc"\r\nd`
    expect(await lines(text)).toEqual([1, 2, 3, 5])
  })
})

describe('errors name the line', () => {
  it.each([
    ['a,b\n"c,d\ne,f', 'Line 2: a quotation mark is opened and never closed.'],
    ['a\nb\n5" pipe,c', 'Line 3: a quotation mark stands inside a cell that is not quoted.'],
    ['a\n"b"c', 'Line 2: a quotation mark stands inside a cell that is not quoted.'],
    [`a\n${'x'.repeat(300_000)}\nb`, 'Line 2: this row is too long to be a listing.'],
    [`a\n${','.repeat(300_000)}\nb`, 'Line 2: this row is too long to be a listing.'],
    [`a\n"${'x\n'.repeat(150_000)}`, 'Line 2: a quotation mark is opened and never closed.'],
  ])('%#', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })
})
