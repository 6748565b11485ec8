export interface Run {
  text: string
  isBold: boolean
}

/** A line is its runs; a paragraph is its lines. */
export type Paragraph = Run[][]

/**
 * The little that a description may hold: paragraphs divided by blank lines, and words in **bold**.
 * Everything else is text, and so is a marker without its partner on the same line.
 */
export function parseRichText(text: string): Paragraph[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => paragraph.split('\n').map((line) => runsOf(line.trim())))
}

/** The same text without its markers, for places that show it in one voice. */
export function plainText(text: string) {
  return parseRichText(text)
    .map((lines) => lines.map((runs) => runs.map((run) => run.text).join('')).join(' '))
    .join(' ')
}

const bold = /\*\*(?=\S)(.+?)(?<=\S)\*\*/g

function runsOf(line: string): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const match of line.matchAll(bold)) {
    runs.push({ text: line.slice(end, match.index), isBold: false }, { text: match[1] ?? '', isBold: true })
    end = match.index + match[0].length
  }
  runs.push({ text: line.slice(end), isBold: false })
  return runs.filter((run) => run.text !== '')
}
