import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bookmarks, reviews } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { createRandom } from '#server/demo/random.ts'
import type { Review } from '#shared/contract/reviews.ts'
import { kindNames, listingKinds } from '#shared/listings/kinds.ts'
import { createCountersModel, type ModelReview, toggle } from './counters-model.ts'
import { noDifferences, recount } from './recount.ts'
import { useTestApp } from './use-test-app.ts'

/** COUNTER_OPERATIONS=10000 takes minutes; COUNTER_SEED changes the sequence. */
const operations = Number(process.env.COUNTER_OPERATIONS ?? 300)
const seed = process.env.COUNTER_SEED ?? 'one thing after another'
const timeout = 20_000 + operations * 100

const t = useTestApp()

type Person = Awaited<ReturnType<typeof t.aUser>>

/** Without a password, so that account deletion needs no slow password hash. */
const aPerson = () => t.aUser({ passwordHash: null })
const deleteAccount = (person: Person) =>
  person.post('/api/auth/delete-account', { email: person.user.email })
const reviewInput = (rating: number) => ({ title: 'What we found', rating, content: 'We went twice.' })

describe('counters', () => {
  it(`match a model after ${operations} sequential operations`, {
    timeout,
  }, async () => {
    const random = createRandom(seed)
    const model = createCountersModel()
    const people: Person[] = []
    const day = 24 * 60 * 60 * 1000

    const addListing = async () => {
      const kind = random.pick(kindNames)
      const ownerId = random.chance(0.5) ? random.pick(people).user.id : null
      model.add((await t.aListing(kind, {}, { userId: ownerId })).id, kind, ownerId)
    }
    const pickReview = (): { review: ModelReview; all: Map<number, ModelReview> } | null => {
      const all = model.pick(random).reviews
      return all.size === 0 ? null : { review: random.pick([...all.values()]), all }
    }
    const authorOf = (review: ModelReview) => people.find((person) => person.user.id === review.userId)

    const acts: Record<string, { weight: number; run: () => Promise<void> }> = {
      thumb: {
        weight: 25,
        run: async () => {
          const [person, listing] = [random.pick(people), model.pick(random)]
          const ref = { listingType: listing.kind, listingId: listing.id }
          const answer = await person.post('/api/thumbs-up', ref)
          if (!listing.isActive) return void expect(answer.status).toBe(404)
          const hasThumbedUp = toggle(listing.thumbs, person.user.id)
          expect(answer.body).toMatchObject({ hasThumbedUp, thumbsUpCount: listing.thumbs.size })
        },
      },
      bookmark: {
        weight: 12,
        run: async () => {
          const [person, listing] = [random.pick(people), model.pick(random)]
          const ref = { listingType: listing.kind, listingId: listing.id }
          const answer = await person.post('/api/bookmarks', ref)
          if (!listing.isActive && !listing.bookmarks.has(person.user.id))
            return void expect(answer.status).toBe(404)
          expect(answer.body).toEqual({ isBookmarked: toggle(listing.bookmarks, person.user.id) })
        },
      },
      view: {
        weight: 12,
        run: async () => {
          const [person, listing, now] = [random.pick(people), model.pick(random), t.clock.now().getTime()]
          const ref = { listingType: listing.kind, listingId: listing.id }
          const answer = await person.post('/api/views/track', ref)
          if (!listing.isActive) return void expect(answer.status).toBe(404)
          const last = listing.lastViews.get(person.user.id)
          if (last === undefined || now - last >= day) {
            listing.viewCount += 1
            listing.lastViews.set(person.user.id, now)
          }
          expect(answer.body).toEqual({ viewCount: listing.viewCount })
        },
      },
      review: {
        weight: 22,
        run: async () => {
          const [person, listing, rating] = [random.pick(people), model.pick(random), random.whole(1, 5)]
          const ref = { listingType: listing.kind, listingId: listing.id }
          const { status, body } = await person.post('/api/reviews', { ...ref, ...reviewInput(rating) })
          const userId = person.user.id
          const hasReviewed = [...listing.reviews.values()].some((review) => review.userId === userId)
          if (listing.kind === 'event') return void expect(status).toBe(400)
          if (!listing.isActive) return void expect(status).toBe(404)
          if (listing.ownerId === userId) return void expect(status).toBe(403)
          if (hasReviewed) return void expect(status).toBe(409)
          expect(status).toBe(201)
          const { id } = body as Review
          listing.reviews.set(id, { id, userId, rating, isHidden: false })
        },
      },
      editReview: {
        weight: 8,
        run: async () => {
          const review = pickReview()?.review
          const author = review && authorOf(review)
          if (!author) return
          const rating = random.whole(1, 5)
          expect((await author.put(`/api/reviews/${review.id}`, reviewInput(rating))).status).toBe(200)
          review.rating = rating
        },
      },
      deleteReview: {
        weight: 5,
        run: async () => {
          const picked = pickReview()
          const author = picked && authorOf(picked.review)
          if (!author) return
          expect((await author.delete(`/api/reviews/${picked.review.id}`)).status).toBe(200)
          picked.all.delete(picked.review.id)
        },
      },
      hideReview: {
        weight: 3,
        run: async () => {
          const review = pickReview()?.review
          if (!review) return
          review.isHidden = !review.isHidden
          const hiddenAt = review.isHidden ? t.clock.now() : null
          await t.db.update(reviews).set({ hiddenAt }).where(eq(reviews.id, review.id))
        },
      },
      deactivate: {
        weight: 4,
        run: async () => {
          const listing = model.pick(random)
          listing.isActive = !listing.isActive
          await t.db.update(listings).set({ isActive: listing.isActive }).where(eq(listings.id, listing.id))
        },
      },
      deleteListing: {
        weight: 2,
        run: async () => {
          const listing = model.pick(random)
          await t.db.delete(listings).where(eq(listings.id, listing.id))
          model.listings.delete(listing.id)
          await addListing()
        },
      },
      deleteAccount: {
        weight: 2,
        run: async () => {
          const person = random.pick(people)
          expect((await deleteAccount(person)).status).toBe(200)
          model.deleteUser(person.user.id)
          people.splice(people.indexOf(person), 1, await aPerson())
        },
      },
    }
    const weightedActs = Object.values(acts).flatMap(({ weight, run }) =>
      Array.from({ length: weight }, () => run),
    )

    const expectMatch = async () => {
      const stored = await t.db
        .select({
          id: listings.id,
          thumbsUpCount: listings.thumbsUpCount,
          viewCount: listings.viewCount,
          reviewCount: listings.reviewCount,
          ratingSum: listings.ratingSum,
        })
        .from(listings)
        .orderBy(asc(listings.id))
      expect(stored).toEqual(model.counters())
      expect(await recount(t.db)).toEqual(noDifferences)
      const saved = [...model.listings.values()].reduce((sum, listing) => sum + listing.bookmarks.size, 0)
      expect(await t.db.$count(bookmarks)).toBe(saved)
    }

    for (let index = 0; index < 6; index += 1) people.push(await aPerson())
    for (let index = 0; index < 12; index += 1) await addListing()
    for (let step = 1; step <= operations; step += 1) {
      await random.pick(weightedActs)()
      // Ten days in total: views count again, and no session expires.
      if (step % Math.ceil(operations / 10) === 0) t.clock.advance({ hours: 25 })
      if (step % 250 === 0) await expectMatch()
    }
    await expectMatch()
  })

  it(`match a recount after ${operations} operations, ten at a time`, { timeout }, async () => {
    const random = createRandom(`${seed}, at once`)
    const people = await Promise.all(Array.from({ length: 8 }, aPerson))
    const ids = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const kind = random.pick(listingKinds)
        return { listingType: kind, listingId: (await t.aListing(kind)).id }
      }),
    )

    const anyAct = async () => {
      const slot = random.whole(0, people.length - 1)
      const [person, ref] = [people[slot] as Person, random.pick(ids)]
      const kind = random.next()
      if (kind < 0.45) return person.post('/api/thumbs-up', ref)
      if (kind < 0.55) return person.post('/api/bookmarks', ref)
      if (kind < 0.65) return person.post('/api/views/track', ref)
      if (kind < 0.97) {
        const written = await person.post('/api/reviews', { ...ref, ...reviewInput(random.whole(1, 5)) })
        const { id } = written.body as { id?: number }
        if (id === undefined) return written
        return random.chance(0.5)
          ? person.delete(`/api/reviews/${id}`)
          : person.put(`/api/reviews/${id}`, reviewInput(random.whole(1, 5)))
      }
      people[slot] = await aPerson()
      return deleteAccount(person)
    }

    for (let done = 0; done < operations; done += 10) {
      const answers = await Promise.all(Array.from({ length: 10 }, anyAct))
      // Concurrent operations may have deleted the account or the review.
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    }
    expect(await recount(t.db)).toEqual(noDifferences)
  })

  it('concurrent clicks on Save apply one after the other', async () => {
    const ana = await t.aUser()
    const ref = { listingType: 'camp', listingId: (await t.aListing('camp')).id }
    const answers = await Promise.all(Array.from({ length: 21 }, () => ana.post('/api/bookmarks', ref)))
    const states = answers.map(({ body }) => (body as { isBookmarked: boolean }).isBookmarked)
    expect(states.filter(Boolean)).toHaveLength(11)
    expect((await ana.get(`/api/bookmarks/camp/${ref.listingId}/user`)).body).toEqual({ isBookmarked: true })
  })
})
