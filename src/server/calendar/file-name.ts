import { fold } from '#shared/listings/search.ts'

/** 'science-night.ics', in ASCII for headers and file systems. */
export const fileName = (title: string): string => {
  const slug = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return `${slug || 'event'}.ics`
}
