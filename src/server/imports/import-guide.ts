import { allowedIn } from '#shared/listings/csv.ts'
import { kindOf, listingKinds } from '#shared/listings/kinds.ts'

/** Every column of every type with its rules, generated from the definitions that validate the files. */
export const importGuide = (siteName: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Import guide - ${escaped(siteName)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-width: 68rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { text-align: left; vertical-align: top; padding: 0.5rem 0.75rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
code { font-size: 0.95em; }
.scroll { overflow-x: auto; }
h2 { margin-top: 3rem; }
</style>
</head>
<body>
<h1>Import guide</h1>
<p>A file has a header line with the names of the columns, then one line for each listing. Columns may stand in any order;
columns that are not required may be left out. Lists inside a cell are joined by <code>;</code>. A cell with a comma, a
quotation mark or a line break stands in quotation marks. Files as Excel saves them are understood: CSV UTF-8, CSV, and
those with <code>;</code> or a tab between the cells.</p>
<p>A file is checked as soon as it is chosen. What is wrong is told with its line and column, and the rows that failed can be
downloaded with a column of reasons; mend them there and choose that file, the reasons are passed over.</p>
<p>A file goes in whole or not at all. Imported listings are live at once and credited to nobody. A row with the same name
(title and company), city and state as a live listing, or as a row above it, is an error, unless duplicates are skipped.</p>
<p>An import runs on when the page is left, and can be cancelled while it runs. Afterwards it can be undone: its listings are
removed, except those that somebody has edited, deactivated, reviewed, liked, saved or reported since.</p>
<p>A cell that a spreadsheet would run as a formula begins with a <code>'</code> in an export. An import takes it off again.</p>
${listingKinds.map(section).join('\n')}
</body>
</html>
`

const section = (kind: (typeof listingKinds)[number]): string => {
  const { names, fields, csv, example } = kindOf(kind)
  const rows = csv.map((name) => {
    const field = fields[name]
    if (!field) return ''
    const cells = [
      `<code>${name}</code>`,
      escaped(field.label),
      field.required ? 'required' : '',
      escaped(allowedIn(field)),
      escaped(example[name] ?? ''),
    ]
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  return `<h2>${escaped(names.plural)}</h2>
<p><a href="/api/template?type=${names.path}">Download the template</a></p>
<div class="scroll" tabindex="0" role="region" aria-label="Columns of ${escaped(names.plural)}"><table>
<thead><tr><th>Column</th><th>What it is</th><th></th><th>Allowed</th><th>Example</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table></div>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
