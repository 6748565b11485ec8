import { headerText } from '../header-text.ts'

/**
 * One short line. Mail clients turn 'example.org' into a link, and anyone can have a title mailed, so it is broken
 * up.
 */
export function shownTitle(title: string): string {
  const withoutLinks = title
    .replace(/\b[a-z][a-z\d+.-]*:\/+/gi, ' ')
    .replace(/([^\s.])[.@](?=[^\s.])/g, '$1 ')
  return headerText(withoutLinks, 80) || 'your submission'
}
