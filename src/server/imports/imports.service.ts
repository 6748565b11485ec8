import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.repository.ts'
import type { Db, Queryable } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { AppError, badRequest } from '#server/errors.ts'
import { insertListings } from '#server/listings/listing-writes.repository.ts'
import { findListings } from '#server/listings/listings.repository.ts'
import type { ImportResult } from '#shared/contract/imports.ts'
import { cellsOf } from '#shared/listings/csv.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { csvLine } from './csv-line.ts'
import { batchesOf, batchSize } from './import-batches.ts'
import { insertBatch, liveIdsAfter, lockImports, markImported } from './imports.repository.ts'

export interface ImportFile {
  path: string
  name: string
}

export interface ImportService {
  /** Reads the whole file and writes nothing: what an import would do, and everything that is wrong. */
  check(kind: ListingKind, file: ImportFile, duplicates: Duplicates): Promise<ImportResult>
  /** The whole file goes in, or nothing of it. */
  run(actor: Actor, kind: ListingKind, file: ImportFile, duplicates: Duplicates): Promise<ImportResult>
  /** Every live listing of a kind as the file that imports it again. */
  export(kind: ListingKind): AsyncGenerator<string>
}

export type Duplicates = 'refuse' | 'skip'

/** Beyond this many, more sentences help nobody. */
const mostErrors = 500

export const createImportService = ({ db, clock }: { db: Db; clock: () => Date }): ImportService => {
  const check = async (db: Queryable, kind: ListingKind, file: ImportFile, duplicates: Duplicates) => {
    const errors: string[] = []
    let found = 0
    const tell = (...sentences: string[]) => {
      found += sentences.length
      errors.push(...sentences.slice(0, Math.max(0, mostErrors - errors.length)))
    }
    const counts = { imported: 0, skipped: 0 }
    try {
      for await (const { rows, errors: wrong } of batchesOf(db, kind, file.path)) {
        tell(...wrong)
        for (const { row, twin } of rows) {
          if (twin === null) counts.imported += 1
          else if (duplicates === 'skip') counts.skipped += 1
          else tell(`Line ${row.line}: ${twin}`)
        }
      }
    } catch (error) {
      // A file that cannot be read to its end is one more sentence, not a failure of ours.
      if (!(error instanceof AppError)) throw error
      tell(error.message)
    }
    if (found === 0 && counts.imported + counts.skipped === 0) {
      tell('Please select a file and ensure it contains data')
    }
    if (found > errors.length) errors.push(`And ${found - errors.length} more.`)
    return { errors, found, ...counts }
  }

  return {
    async check(kind, file, duplicates) {
      const found = await check(db, kind, file, duplicates)
      const message = `${found.imported} ${plural(kind, found.imported)} would be imported.`
      return found.found > 0 ? refused(found.errors, found.found) : succeeded(message, found)
    },

    async run(actor, kind, file, duplicates) {
      const found = await check(db, kind, file, duplicates)
      if (found.found > 0) return refused(found.errors, found.found)
      const now = clock()
      await transact(db, async (db) => {
        await lockImports(db)
        const ids: number[] = []
        for await (const { rows } of batchesOf(db, kind, file.path)) {
          const fresh = rows.filter(({ twin }) => twin === null)
          if (fresh.length < rows.length && duplicates === 'refuse') {
            throw badRequest(
              'Another import has just brought some of these listings. Please check the file again.',
            )
          }
          const added = fresh.map(({ row }) => ({
            values: row.values,
            userId: null,
            isApproved: true,
            isActive: true,
            submittedAt: now,
            approvedAt: now,
            createdAt: now,
          }))
          ids.push(...(await insertListings(db, kind, added)))
        }
        const batchId = await insertBatch(db, {
          kind,
          userId: actor.userId,
          fileName: file.name,
          rows: ids.length,
          now,
        })
        for (let at = 0; at < ids.length; at += 10_000)
          await markImported(db, ids.slice(at, at + 10_000), batchId)
        await recordAudit(db, {
          actorId: actor.userId,
          action: 'import',
          itemType: 'import',
          itemId: batchId,
          before: null,
          after: { kind, rows: ids.length },
          createdAt: now,
        })
      })
      const passed =
        found.skipped === 0
          ? ''
          : ` ${found.skipped} already there ${found.skipped === 1 ? 'was' : 'were'} skipped.`
      return succeeded(`Imported ${found.imported} ${plural(kind, found.imported)}.${passed}`, found)
    },

    async *export(kind) {
      const definition = kindOf(kind)
      yield csvLine(definition.csv)
      for (let after = 0; ; ) {
        const ids = await liveIdsAfter(db, kind, after, batchSize)
        const last = ids.at(-1)
        if (last === undefined) return
        for (const { values } of await findListings(db, kind, ids)) yield csvLine(cellsOf(definition, values))
        after = last
      }
    },
  }
}

const plural = (kind: ListingKind, count: number): string => {
  const { label, plural } = kindOf(kind).names
  return (count === 1 ? label : plural).toLowerCase()
}

const refused = (errors: string[], count: number): ImportResult => {
  const message = count === 1 ? (errors[0] ?? '') : `The file has ${count} errors. Nothing was imported.`
  return { success: false, message, errors, details: errors, imported: 0, skipped: 0 }
}

const succeeded = (
  message: string,
  { imported, skipped }: { imported: number; skipped: number },
): ImportResult => ({
  success: true,
  message,
  errors: [],
  details: [],
  imported,
  skipped,
})
