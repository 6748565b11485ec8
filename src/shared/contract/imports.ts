import { z } from 'zod'
import {
  defaultKind,
  hasCapability,
  type KindWith,
  kindSpellings,
  kindsWith,
  parseKind,
} from '../listings/kinds.ts'
import { documentedAs, oneParameter, wholeParameter } from '../listings/parameters.ts'

export type ImportableKind = KindWith<'isImportable'>
export const importableKinds = kindsWith('isImportable')

const importTypes = kindSpellings.filter((name) => importableKinds.some((kind) => kind === parseKind(name)))

/** A kind that can be imported, in any spelling. */
export const importTypeSchema = z
  .string()
  .meta({ enum: importTypes })
  .transform((name, context): ImportableKind => {
    const kind = parseKind(name)
    if (kind && hasCapability(kind, 'isImportable')) return kind
    context.addIssue({ code: 'custom', message: 'Please select an import type' })
    return z.NEVER
  })

export const importParamsSchema = z.object({ type: importTypeSchema })

export const importQuerySchema = z.object({
  duplicates: oneParameter
    .transform((given) => given ?? 'refuse')
    .pipe(z.enum(['refuse', 'skip'], { error: 'duplicates must be refuse or skip' }))
    .meta(documentedAs({ type: 'string', enum: ['refuse', 'skip'], default: 'refuse' })),
})

export const templateQuerySchema = z.object({
  type: oneParameter
    .transform((given) => given ?? defaultKind)
    .pipe(importTypeSchema)
    .meta(documentedAs({ type: 'string', enum: importTypes, default: defaultKind })),
})

/** `details` repeats `errors` (docs/product.md 13.7). An empty list means success. */
export const importResultSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  errors: z.array(z.string()),
  details: z.array(z.string()),
  /** The number of rows imported (or to import, for a check) and of duplicates skipped. */
  imported: z.int(),
  skipped: z.int(),
})

export type ImportResult = z.infer<typeof importResultSchema>

export const importStatuses = ['running', 'done', 'failed', 'cancelled', 'undone'] as const
export type ImportStatus = (typeof importStatuses)[number]

/** One import, running or past. */
export const importSchema = z.object({
  /** The item id in the audit log. */
  id: z.int(),
  listingType: z.enum(importableKinds),
  fileName: z.string(),
  status: z.enum(importStatuses),
  /** Null until the file has been checked. */
  rowsTotal: z.int().nullable(),
  rowsDone: z.int(),
  rowsSkipped: z.int(),
  /** The outcome; null while it runs. */
  message: z.string().nullable(),
  /** The current name; null for a deleted account. */
  actorName: z.string().nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
})

/** GET /api/admin/imports. */
export const importsQuerySchema = z.object({
  page: wholeParameter('page', 1, 1_000_000).transform((page) => page ?? 1),
  limit: wholeParameter('limit', 1, 100).transform((limit) => limit ?? 10),
})

export const importsPageSchema = z.object({
  imports: z.array(importSchema),
  total: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
})

/** The result of an undo, which keeps rows that were edited, reviewed, liked, saved or reported since. */
export const importUndoneSchema = z.object({ message: z.string(), removed: z.int(), kept: z.int() })

export type Import = z.infer<typeof importSchema>
export type ImportsQuery = z.infer<typeof importsQuerySchema>
export type ImportsPage = z.infer<typeof importsPageSchema>
export type ImportUndone = z.infer<typeof importUndoneSchema>
