import { expect, test } from 'vitest'
import { quietLogger as logger } from '#server/db/testing/quiet-logger.ts'
import { kindNames } from '#shared/listings/kinds.ts'
import type { ListingService } from './listings.service.ts'
import { startRehearsal } from './rehearse.ts'

const nothing = async () => ({ rows: [], total: 0 })

test('every kind is asked for, one after the other, with and without counts', async () => {
  const asked: [kind: string, facets: boolean][] = []
  let running = 0
  let most = 0
  let done = () => {}
  const isDone = new Promise<void>((resolve) => {
    done = resolve
  })
  const list: ListingService['list'] = async (kind, { search, facets }) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    asked.push([kind, facets])
    if (kind === kindNames.at(-1) && search === 'and' && facets) done()
    return nothing()
  }
  const stop = startRehearsal({ listings: { list }, logger })
  await isDone
  await stop()
  expect(most).toBe(1)
  for (const kind of kindNames)
    expect(new Set(asked.filter(([of]) => of === kind).map(([, facets]) => facets))).toEqual(
      new Set([true, false]),
    )
})

test('whoever stops it waits for one answer and no more, and an error is nobody else’s', async () => {
  let asked = 0
  const counting: ListingService['list'] = async () => {
    asked += 1
    return nothing()
  }
  await startRehearsal({ listings: { list: counting }, logger })()
  expect(asked).toBe(1)
  const failing: ListingService['list'] = async () => {
    throw new Error('closed')
  }
  await startRehearsal({ listings: { list: failing }, logger })()
})
