import type { ImportResult } from '#shared/contract/imports.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'

interface Counts {
  imported: number
  skipped: number
}

export const refused = (errors: string[], count = errors.length): ImportResult => {
  const message = count === 1 ? (errors[0] ?? '') : `The file has ${count} errors. Nothing was imported.`
  return { success: false, message, errors, details: errors, imported: 0, skipped: 0 }
}

export const succeeded = (message: string, { imported, skipped }: Counts): ImportResult => ({
  success: true,
  message,
  errors: [],
  details: [],
  imported,
  skipped,
})

export const checkedWords = (kind: ListingKind, { imported, skipped }: Counts): string =>
  `${imported} ${named(kind, imported)} would be imported.${skippedWords(skipped, 'would be')}`

export const importedWords = (kind: ListingKind, { imported, skipped }: Counts): string =>
  `Imported ${imported} ${named(kind, imported)}.${skippedWords(skipped, skipped === 1 ? 'was' : 'were')}`

const skippedWords = (skipped: number, verb: string) =>
  skipped === 0 ? '' : ` ${skipped} already there ${verb} skipped.`

export const named = (kind: ListingKind, count: number): string => {
  const { label, plural } = kindOf(kind).names
  return (count === 1 ? label : plural).toLowerCase()
}
