import { expect, it } from 'vitest'
import { previewCsv } from './preview-csv.ts'

it.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\ufeffa;b\r\n 1 ; "x;y" \r\n',
    [
      ['a', 'b'],
      ['1', 'x;y'],
    ],
  ],
  [
    'a,b\n"say ""hi"", twice","two\nlines"',
    [
      ['a', 'b'],
      ['say "hi", twice', 'two\nlines'],
    ],
  ],
  ['a\n\n\n1', [['a'], ['1']]],
  ['', []],
  ['a,b\n"open', [['a', 'b'], ['open']]],
])('parses %j', (text, rows) => {
  expect(previewCsv(text, 6)).toEqual(rows)
})

it('stops after the requested number of rows', () => {
  expect(previewCsv('a\n1\n2\n3\n4\n5\n6\n7', 6)).toHaveLength(6)
})
