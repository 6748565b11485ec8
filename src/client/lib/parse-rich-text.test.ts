import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRichText, plainText } from './parse-rich-text.ts'

const plain = (text: string) => ({ text, isBold: false })
const strong = (text: string) => ({ text, isBold: true })

describe('parseRichText', () => {
  it('blank lines separate paragraphs, single line breaks stay', () => {
    expect(parseRichText('One\r\ntwo\n \n\n\nThree')).toEqual([
      [[plain('One')], [plain('two')]],
      [[plain('Three')]],
    ])
  })

  it('markers make text bold', () => {
    expect(parseRichText('Bring **a lunch** and **water**.')).toEqual([
      [[plain('Bring '), strong('a lunch'), plain(' and '), strong('water'), plain('.')]],
    ])
  })

  it('empty or unpaired markers are text', () => {
    for (const text of ['2 ** 3 ** 4', '** spaced **', '**open', '****', 'a * b'])
      expect(parseRichText(text)).toEqual([[[plain(text)]]])
  })

  it('HTML is text', () => {
    expect(parseRichText('<b>x</b>')).toEqual([[[plain('<b>x</b>')]]])
  })

  it('no text is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '*', '\n', '<') }), (text) => {
        const letters = (value: string) => value.replace(/[^a<]/g, '')
        expect(letters(plainText(text))).toBe(letters(text))
      }),
    )
  })
})

it('plainText drops the bold markers', () => {
  expect(plainText('**Who:** grades 9 to 12\n\nBring lunch')).toBe('Who: grades 9 to 12 Bring lunch')
})
