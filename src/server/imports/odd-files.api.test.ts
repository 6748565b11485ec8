import { beforeAll, describe, expect, it } from 'vitest'
import { listings } from '#server/db/schema/listings.ts'
import { type CsvContent, tutoringCsv as csv, tutoringRow as row, sendCsv } from '#server/testing/send-csv.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'

const t = useTestApp({ isDataShared: true })
let admin: Awaited<ReturnType<typeof t.anAdmin>>
beforeAll(async () => {
  admin = await t.anAdmin()
})

const header = csv()
const good = row('Good')
const bytes = (...parts: (string | number[])[]): CsvContent =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)))
const latin1 = (text: string): CsvContent => Uint8Array.from(Buffer.from(text, 'latin1'))
const utf16 = (text: string): CsvContent => Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])
const withCell = (column: string, value: string) =>
  `${header},${column}\n${good},${value.includes(',') ? `"${value}"` : value}`

const refused: [what: string, content: CsvContent, words: string | RegExp][] = [
  ['an empty file', '', 'ensure it contains data'],
  ['a byte order mark and nothing else', '\ufeff', 'ensure it contains data'],
  ['nothing but line ends', '\n\r\n\r\n\n', 'ensure it contains data'],
  ['nothing but spaces', '   \n  \n', 'ensure it contains data'],
  ['nothing but commas', ',,,\n,,,\n', 'ensure it contains data'],
  ['a header alone', header, 'ensure it contains data'],
  ['a header and blank lines', `${header}\n\n,,,,\n   \n`, 'ensure it contains data'],
  ['a separator line alone', 'sep=;\n', 'ensure it contains data'],
  [
    'rows without a header',
    `${good}\n${row('More')}`,
    "Line 1: we do not know the columns 'Good', 'business'",
  ],
  [
    'a header of other things',
    'a,b,c\n1,2,3',
    "do not know the columns 'a', 'b', 'c'. The columns are: name",
  ],
  ['a misspelt column', csv(good).replace('categories', 'catgories'), "Did you mean 'categories'?"],
  ['a column too many', `${header},colour\n${good},red`, "do not know the column 'colour'"],
  ['a hundred columns too many', `${header},${'x,'.repeat(100)}\n${good}`, 'and 95 more'],
  ['a column twice', `${header},name\n${good},x`, "the column 'name' stands there twice"],
  [
    'a column twice in two spellings',
    `${header},delivery_mode\n${good},x`,
    "'deliveryMode' stands there twice",
  ],
  [
    'a column missing',
    'name,type,description\nx,business,y',
    "the columns 'categories', 'deliveryMode', 'city'",
  ],
  ['a header of the wrong kind', 'companyName,title\nx,y', "do not know the columns 'companyName', 'title'"],
  ['a picture', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0]), 'bytes that no text has'],
  ['a workbook that was renamed', bytes('PK', [3, 4, 0, 0]), 'a workbook or an archive, not a CSV file'],
  ['an old workbook', bytes([0xd0, 0xcf, 0x11, 0xe0, 0]), 'an old Excel workbook'],
  ['a PDF', '%PDF-1.7 and so on', 'This is a PDF'],
  ['UTF-16', utf16(csv(good)), 'written in UTF-16'],
  ['a NUL in a cell', csv(row('a\0b')), 'bytes that no text has'],
  ['a NUL at the very end', `${csv(good)}\n\0`, 'bytes that no text has'],
  ['random bytes', Uint8Array.from({ length: 4000 }, (_, at) => ((at * 7919) % 255) + 1), /Line \d+|no text/],
  ['a web page', '<!doctype html><html><body>Not found</body></html>', "do not know the column '<!doctype"],
  ['JSON', '[{"name":"x","type":"business"}]', /Line 1/],
  [
    'a quotation mark never closed',
    csv('"never closed,business'),
    'Line 2: a quotation mark is opened and never',
  ],
  [
    'one never closed in a long file',
    csv(good, `"open${'\nmore text'.repeat(40_000)}`),
    'Line 3: a quotation mark',
  ],
  ['a quotation mark inside a cell', csv(row('5" pipes')), 'Line 2: a quotation mark stands inside'],
  ['letters after a closed cell', csv(row('"Oak" Tutors')), 'Line 2: a quotation mark stands inside'],
  [
    'a cell too many',
    csv(`${good},extra`),
    'Line 2: 8 cells for 7 columns. Is a comma missing its quotation',
  ],
  ['a hundred empty cells too many', csv(`${good}${','.repeat(101)}`), 'Line 2: 108 cells for 7 columns'],
  ['an unquoted comma', csv(row('Oak, Elm and Co')), 'Line 2: 8 cells for 7 columns'],
  ['a million commas', csv(','.repeat(1_000_000)), 'Line 2: this row is too long to be a listing'],
  ['a million letters', csv('x'.repeat(1_000_000)), 'Line 2: this row is too long to be a listing'],
  ['too few cells', csv('Short,business,Help.'), 'Line 2, categories: Please select at least one category'],
  ['no name', csv(row('')), 'Line 2, name: Name is required'],
  ['a name of spaces and nothing to see', csv(row('" \u200b\u2060 "')), 'Line 2, name: Name is required'],
  ['a name too long', csv(row('x'.repeat(256))), 'Line 2, name: Name must be at most 255 characters'],
  ['a wrong type', csv(row('A', 'firm,Help.,Mathematics,In-person,Dublin,CA')), "'firm' is not known here"],
  ['a wrong category', csv(row('A', 'Both,Help.,Math,Remote,Dublin,CA')), "Did you mean 'Mathematics'?"],
  [
    'two wrong categories among good ones',
    csv(row('A', 'Both,Help.,Science; Maths; English; Sports,Remote,Dublin,CA')),
    /Line 2, categories: 'Maths', 'Sports' are not known here. Did you mean 'Mathematics', 'Team Sports'\? Allowed: /,
  ],
  [
    'categories joined by a bar',
    csv(row('A', 'Both,Help.,Science|English,Remote,Dublin,CA')),
    "'Science|English'",
  ],
  ['no category', csv(row('A', 'Both,Help.,,Remote,Dublin,CA')), 'at least one category'],
  [
    'nothing but joints for categories',
    csv(row('A', 'Both,Help.,; ;,Remote,Dublin,CA')),
    'at least one category',
  ],
  ['a state in words', csv(row('A', 'Both,Help.,Science,Remote,Dublin,California')), "Did you mean 'CA'?"],
  [
    'a state that is none',
    csv(row('A', 'Both,Help.,Science,Remote,Dublin,ZZ')),
    "Line 2, state: 'ZZ' is not known",
  ],
  [
    'a ZIP code of four digits',
    withCell('zipcode', '1234'),
    'Line 2, zipcode: ZIP code must have five digits',
  ],
  ['an e-mail that is none', withCell('email', 'ana at example'), 'Line 2, email: Valid email is required'],
  [
    'a web address that runs',
    withCell('website', 'javascript:alert(1)'),
    'Line 2, website: Website must be a web',
  ],
  [
    '101 subjects',
    withCell(
      'subjects',
      'a;'.repeat(101).replace(/a/g, () => crypto.randomUUID()),
    ),
    'at most 100',
  ],
  [
    'a row that is there twice',
    csv(row('Twin'), good, row('TWIN')),
    'Line 4: the same name, city and state stand on line 2',
  ],
  ['many wrong rows', csv(...Array.from({ length: 900 }, () => row(''))), 'And 400 more.'],
  ['an error after a cell of two lines', csv(row('"Two\r\n\r\nlines"'), row('')), 'Line 5, name'],
  ['an error after blank lines', csv(good, '', '', row('')), 'Line 5, name'],
]

describe('a file is refused in a sentence, and nothing changes:', () => {
  it.each(refused)('%s', async (_what, content, words) => {
    const result = await sendCsv(admin, 'tutoring-providers', content)
    expect(result).toMatchObject({ status: 400, success: false, imported: 0 })
    expect(result.errors.join('\n')).toMatch(words)
    expect(result.details).toEqual(result.errors)
    expect(await t.db.$count(listings)).toBe(0)
  })

  it.each([
    [
      'a start date as spreadsheets write it',
      'summer-camps',
      'openingDate',
      '6/14/2027',
      "Did you mean '2027-06-14'?",
    ],
    [
      'a day that does not exist',
      'summer-camps',
      'openingDate',
      '2027-02-30',
      'openingDate: Opening date must be',
    ],
    ['a number that is none', 'summer-camps', 'minimumAge', 'ten', 'a whole number from 0 to 18'],
    ['a number too large', 'summer-camps', 'minimumAge', '19', 'a whole number from 0 to 18'],
    ['maybe', 'summer-camps', 'hasScholarship', 'maybe', 'hasScholarship: .*must be true or false'],
    ['a price range in other words', 'summer-camps', 'costRange', 'free', "Did you mean 'FREE'?"],
    ['money with a sign', 'jobs', 'salaryMin', '"$1,200"', "Did you mean '1200'?"],
    ['money with three decimals', 'jobs', 'salaryMin', '17.005', 'at most two decimals'],
    [
      'less at most than at least',
      'jobs',
      'salaryMax',
      '1',
      '“Salary to” must not be less than “Salary from”',
    ],
  ])('%s', async (_what, path, column, value, words) => {
    const template = (await t.anonymous.get(`/api/template?type=${path}`)).body as string
    const [columns = '', example = ''] = template.split('\r\n')
    const place = columns.split(',').indexOf(column)
    const cells = example.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? []
    const changed = cells.with(place, value).slice(0, columns.split(',').length).join(',')
    const result = await sendCsv(admin, path, `${columns}\r\n${changed}\r\n`)
    expect(result.status).toBe(400)
    expect(result.errors.join('\n')).toMatch(new RegExp(words.replace(/[?]/g, '\\?')))
    expect(await t.db.$count(listings)).toBe(0)
  })
})

const semicolons = (text: string) => text.replaceAll(',', ';')
const crlf = (text: string) => text.replaceAll('\n', '\r\n')

describe('a file is read as it was meant:', () => {
  it.each([
    ['a byte order mark and CRLF', `\ufeff${crlf(csv(row('Café Mark')))}`, ['Café Mark']],
    ['semicolons', semicolons(csv(row('Semi'))), ['Semi']],
    [
      'semicolons, with a list',
      semicolons(csv(row('List', 'Both,Help.,"Science§English",Remote,Dublin,CA'))).replace('§', '; '),
      ['List'],
    ],
    ['tabs', csv(row('Tab')).replaceAll(',', '\t'), ['Tab']],
    ['a line that names the separator', `sep=;\r\n${semicolons(crlf(csv(row('Named'))))}`, ['Named']],
    ['Windows-1252', latin1(csv(row('Niños'))), ['Niños']],
    [
      'line ends of the Macintosh',
      csv(row('Mac'), row('Mac Two')).replaceAll('\n', '\r'),
      ['Mac', 'Mac Two'],
    ],
    [
      'several kinds of line ends',
      `${header}\r\n${row('Mixed')}\n${row('Mixed Two')}\r\n`,
      ['Mixed', 'Mixed Two'],
    ],
    [
      'spaces around quoted cells',
      csv('"Spaced" , "business", "Help, and more." ,Science,Remote,Dublin,CA'),
      ['Spaced'],
    ],
    ['quotation marks in a cell', csv(row('"The ""Best"" One"')), ['The "Best" One']],
    [
      'a header in other letters',
      csv(row('Letters')).replace('deliveryMode', ' Delivery_Mode '),
      ['Letters'],
    ],
    [
      'columns in another order',
      'state,city,deliveryMode,categories,description,type,name\nCA,Dublin,Remote,Science,Help.,Both,Order',
      ['Order'],
    ],
    ['empty rows and cells at the end', `${csv(`${row('Trail')},,,`)}\n,,,,,,\n\n`, ['Trail']],
    ['a column of reasons', `reasons,${header}\nbecause,${row('Mended')}`, ['Mended']],
    ['a mark before a formula', csv(row("'=1+1")), ['=1+1']],
    ['no line end at the end', csv(row('Last')), ['Last']],
    ['letters of every script', csv(row('Ελληνικά 日本語 עברית 🎓')), ['Ελληνικά 日本語 עברית 🎓']],
  ])('%s', async (_what, content, expected) => {
    expect(await sendCsv(admin, 'tutoring-providers', content)).toMatchObject({
      status: 200,
      errors: [],
      imported: expected.length,
    })
    const found = await t.db.select({ title: listings.title }).from(listings).orderBy(listings.id)
    await t.db.delete(listings)
    expect(found.map(({ title }) => title)).toEqual(expected)
  })
})
