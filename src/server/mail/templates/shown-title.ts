import { headerText } from '../header-text.ts'

/**
 * A title inside a sentence: one short line. Anyone can have a title mailed to a stranger, so nothing in it may become a
 * link: mail programs turn 'example.org' into one by themselves.
 */
export function shownTitle(title: string): string {
  const withoutLinks = title
    .replace(/\b[a-z][a-z\d+.-]*:\/+/gi, ' ')
    .replace(/([^\s.])[.@](?=[^\s.])/g, '$1 ')
  return headerText(withoutLinks, 80) || 'your submission'
}
