import { headerText } from '../header-text.ts'

/** A title inside a sentence or a subject: one line, and short enough to leave room for the sentence. */
export function shownTitle(title: string): string {
  return headerText(title, 80) || 'your submission'
}
