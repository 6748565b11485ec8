export interface Run {
  text: string
  isBold: boolean
}

/** A paragraph is a list of lines, a line a list of runs. */
export type Paragraph = Run[][]

/** Descriptions support paragraphs and **bold**; everything else is plain text. */
export function parseRichText(text: string): Paragraph[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => paragraph.split('\n').map((line) => parseRuns(line.trim())))
}

/** The text without bold markers. */
export function plainText(text: string) {
  return parseRichText(text)
    .map((lines) => lines.map((runs) => runs.map((run) => run.text).join('')).join(' '))
    .join(' ')
}

const bold = /\*\*(?=\S)(.+?)(?<=\S)\*\*/g

function parseRuns(line: string): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const match of line.matchAll(bold)) {
    runs.push({ text: line.slice(end, match.index), isBold: false }, { text: match[1] ?? '', isBold: true })
    end = match.index + match[0].length
  }
  runs.push({ text: line.slice(end), isBold: false })
  return runs.filter((run) => run.text !== '')
}
