import type { Actor } from '#server/actor.ts'
import { presentAuditEntry } from '#server/audit/present-audit-entry.ts'
import type { Db } from '#server/db/client.ts'
import { displayName } from '#server/display-name.ts'
import { notFound } from '#server/errors.ts'
import { presentReport } from '#server/reports/report-presenter.ts'
import { isUuid } from '#server/users/is-uuid.ts'
import { presentAdminAccount } from '#server/users/present-account.ts'
import * as users from '#server/users/users.repository.ts'
import type { Note, Person } from '#shared/contract/person.ts'
import * as rows from './people.repository.ts'

const maxShown = 20

export type PeopleService = ReturnType<typeof createPeopleService>

export function createPeopleService({ db, clock }: { db: Db; clock: () => Date }) {
  return {
    async get(userId: string): Promise<Person> {
      const user = isUuid(userId) ? await users.findById(db, userId) : null
      if (user === null) throw personNotFound()
      const [listings, reviews, reportsBy, reportsAbout, signIns, activity, notes] = await Promise.all([
        rows.findListingsOf(db, user.id, maxShown),
        rows.findReviewsBy(db, user.id, maxShown),
        rows.findReportsBy(db, user.id, maxShown),
        rows.findReportsAbout(db, user.id, maxShown),
        rows.findSignInsOf(db, user.id, maxShown),
        rows.findActivityOf(db, user.id, maxShown),
        rows.findNotesOn(db, user.id, maxShown),
      ])
      return {
        account: presentAdminAccount(user),
        listings: present(listings, (listing) => ({
          id: listing.id,
          listingType: listing.kind,
          title: listing.title,
          state: stateOf(listing),
          createdAt: listing.createdAt.toISOString(),
        })),
        reviews: present(reviews, ({ review, kind, listingTitle }) => ({
          id: review.id,
          listingType: kind,
          listingId: review.listingId,
          listingTitle,
          title: review.title,
          rating: review.rating,
          isHidden: review.hiddenAt !== null,
          createdAt: review.createdAt.toISOString(),
        })),
        reportsBy: present(reportsBy, presentReport),
        reportsAbout: present(reportsAbout, presentReport),
        signIns: present(signIns, ({ action, after, createdAt }) => ({
          device: String(after?.device ?? 'Unknown device'),
          isFailed: action === 'sign-in-failed',
          createdAt: createdAt.toISOString(),
        })),
        activity: present(activity, (row) => ({
          ...presentAuditEntry(row),
          isRestorable: false,
          isUndoable: false,
        })),
        notes: present(notes, presentNote),
      }
    },

    async addNote(actor: Actor, userId: string, content: string): Promise<Note> {
      const note = { userId, authorId: actor.userId, content, createdAt: clock() }
      const stored = isUuid(userId) ? await rows.insertNote(db, note) : null
      if (stored === null) throw personNotFound()
      return presentNote(stored)
    },

    async removeNote(userId: string, noteId: number): Promise<void> {
      if (!isUuid(userId) || !(await rows.deleteNote(db, userId, noteId)))
        throw notFound('There is no such note any more.')
    },
  }
}

type StoredListing = Awaited<ReturnType<typeof rows.findListingsOf>>['rows'][number]
type StoredNote = NonNullable<Awaited<ReturnType<typeof rows.insertNote>>>

const present = <Row, Item>(
  { total, rows }: { total: number; rows: Row[] },
  presentOne: (row: Row) => Item,
) => ({ total, items: rows.map(presentOne) })

const presentNote = ({ note, author }: StoredNote): Note => ({
  id: note.id,
  content: note.content,
  authorName: author && displayName(author),
  createdAt: note.createdAt.toISOString(),
})

const stateOf = (listing: StoredListing) => {
  if (listing.trashedAt !== null) return 'in the trash'
  if (listing.isLive) return 'live'
  if (listing.isApproved) return 'not live'
  return listing.rejectedAt === null ? 'waiting' : 'sent back'
}

const personNotFound = () => notFound('We could not find that person.')
