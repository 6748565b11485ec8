import { escapeHtml } from '#shared/contract/site-tokens.ts'
import { cairnPaths } from '#shared/illustrations/stones.ts'
import { describeAllowedValues } from '#shared/listings/csv.ts'
import { kindOf, listingKinds } from '#shared/listings/kinds.ts'

/** Every column of every kind with its rules, generated from the definitions that validate the files. */
export const importGuide = (siteName: string) => ({
  title: `Import guide · ${siteName}`,
  style,
  body: `<header><div class="container-page">
<a href="/"><svg viewBox="0 0 32 32" aria-hidden="true">${cairnPaths}</svg>${escapeHtml(siteName)}</a>
<a href="/admin?tab=import">Import Data</a>
</div></header>
<main class="container-page">
<h1>Import guide</h1>
<p>What a CSV file may contain, column by column.</p>
<nav aria-label="Types"><ul>${listingKinds.map(link).join('')}</ul></nav>
<section class="notes">
<h2>How it works</h2>
<ul>
<li>A file has a header line with the names of the columns, then one line per listing. Columns may be in any order, and those that
are not required may be left out.</li>
<li>Join lists inside a cell with <code>;</code>. Put a cell with a comma, a quotation mark or a line break in quotation marks.</li>
<li>Files as Excel saves them work: CSV UTF-8, CSV, and files with <code>;</code> or tabs between the cells.</li>
<li>A file is checked as soon as you choose it. Each problem names its line and column. Download the failed rows with a column of
reasons, correct them there and choose that file; the reasons are ignored.</li>
<li>A file is imported completely or not at all. Imported listings are live at once and have no owner.</li>
<li>A row with the same name (title and company), city and state as a live listing, or as a row above it, is an error unless you
skip duplicates.</li>
<li>An import continues when you leave the page and can be canceled while it runs. Later you can undo it: its listings are
removed, except those edited, deactivated, reviewed, liked, saved or reported since.</li>
<li>An export puts <code>'</code> before a cell that a spreadsheet would run as a formula. An import removes it again.</li>
</ul>
</section>
${listingKinds.map(section).join('\n')}
</main>`,
})

type ImportedKind = (typeof listingKinds)[number]

const link = (kind: ImportedKind): string => {
  const { path, plural } = kindOf(kind).names
  return `<li><a href="#${path}">${escapeHtml(plural)}</a></li>`
}

const section = (kind: ImportedKind): string => {
  const { names, fields, csv, example } = kindOf(kind)
  const rows = csv.map((name) => {
    const field = fields[name]
    if (!field) return ''
    const required = field.required ? ' <span>required</span>' : ''
    const shown = example[name] ? `<code>${escapeHtml(example[name])}</code>` : ''
    return `<tr><th scope="row"><code>${name}</code>${required}</th><td>${escapeHtml(field.label)}</td>
<td data-label="Allowed">${escapeHtml(describeAllowedValues(field))}</td><td data-label="Example">${shown}</td></tr>`
  })
  return `<section aria-labelledby="${names.path}">
<h2 id="${names.path}">${escapeHtml(names.plural)}</h2>
<p><a href="/api/template?type=${names.path}" class="text-link">Download the template</a></p>
<div class="scroll" tabindex="0" role="region" aria-label="Columns of ${escapeHtml(names.plural)}"><table>
<thead><tr><th scope="col">Column</th><th scope="col">What it is</th><th scope="col">Allowed</th><th scope="col">Example</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table></div>
</section>`
}

const style = `
header { position: sticky; top: 0; z-index: 1; border-bottom: 1px solid var(--line); background: var(--canvas); }
header div { display: flex; height: 4rem; align-items: center; justify-content: space-between; gap: 1rem; }
header a { display: inline-flex; min-height: 2.75rem; align-items: center; gap: 0.625rem; color: var(--ink-soft); font-size: 0.875rem; font-weight: 500; }
header svg { width: 2rem; fill: var(--accent); }
header a:first-child { color: var(--ink); font: 600 1.25rem var(--font-display); }
main { padding-block: 2.5rem 5rem; }
h1 { font-size: 2.25rem; line-height: 1.16; letter-spacing: -0.025em; }
h1 + p { margin-top: 0.375rem; color: var(--ink-soft); }
h2 { font-size: 1.5rem; line-height: 1.9rem; }
main > nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 1.5rem; }
main > nav a { display: inline-flex; min-height: 2.75rem; align-items: center; border: 1px solid var(--line); border-radius: 999px; background: var(--surface); padding-inline: 1.125rem; font-size: 0.875rem; font-weight: 500; }
main > nav a:hover { border-color: var(--accent); }
main section { margin-top: 3rem; }
.notes { border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); padding: 1.5rem; }
.notes h2 { font-size: 1.25rem; }
.notes ul { display: grid; gap: 0.5rem; margin-top: 0.75rem; padding-left: 1.25rem; list-style: disc; color: var(--ink-soft); }
.scroll { margin-top: 1rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; line-height: 1.3rem; }
th, td { padding: 0.75rem 1rem; text-align: left; vertical-align: top; font-weight: 400; }
thead th { background: var(--sunken); color: var(--ink-soft); font-weight: 500; }
tbody tr { border-top: 1px solid var(--line); }
td { color: var(--ink-soft); overflow-wrap: break-word; }
td:first-of-type { white-space: nowrap; }
td:last-child { min-width: 18rem; }
tbody th code { color: var(--ink); font-weight: 600; }
tbody th span { display: block; color: var(--danger); font-size: 0.8125rem; }
code { font-family: var(--font-mono, ui-monospace, monospace); font-size: 0.95em; }
/* Four columns do not fit: each row becomes a block. */
@media (width < 60rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody, tr, th, td { display: block; }
  tbody tr { padding: 0.75rem 1rem; }
  tbody tr:first-child { border-top: 0; }
  tbody th, td { padding: 0; }
  tbody th span { display: inline; margin-left: 0.5rem; }
  td { margin-top: 0.25rem; overflow-wrap: anywhere; }
  td:first-of-type { white-space: normal; }
  td:last-child { min-width: 0; }
  td:empty { display: none; }
  td[data-label]::before { content: attr(data-label) ': '; color: var(--ink-faint); }
}
`
