import { expect, test } from 'vitest'
import { createListingCache, listenForChanges } from './listing-cache.ts'

/** Loads that end when the test says so. */
function controlledLoads() {
  const loads: { resolve(json: string): void; reject(error: Error): void }[] = []
  const load = () => new Promise<string>((resolve, reject) => loads.push({ resolve, reject }))
  return { loads, load }
}

/** Each load answers its number. */
function countedLoads() {
  let count = 0
  return async () => {
    count += 1
    return String(count)
  }
}

function enabledCache() {
  const cache = createListingCache()
  cache.enable()
  return cache
}

test('a response is loaded once, also for concurrent callers', async () => {
  const cache = enabledCache()
  const { loads, load } = controlledLoads()
  const responses = Promise.all([cache.get('a', load), cache.get('a', load)])
  expect(loads).toHaveLength(1)
  loads[0]?.resolve('one')
  expect(await responses).toEqual(['one', 'one'])
  expect(await cache.get('a', load)).toBe('one')
  expect(loads).toHaveLength(1)
})

test('another query is loaded by itself', () => {
  const cache = enabledCache()
  const { loads, load } = controlledLoads()
  void cache.get('a', load)
  void cache.get('b', load)
  expect(loads).toHaveLength(2)
})

test('a load that began before a write is neither shared nor stored after it', async () => {
  const cache = enabledCache()
  const { loads, load } = controlledLoads()
  const before = cache.get('a', load)
  cache.clear()
  const after = cache.get('a', load)
  expect(loads).toHaveLength(2)
  loads[0]?.resolve('old')
  expect(await before).toBe('old')
  loads[1]?.resolve('new')
  expect(await after).toBe('new')
  expect(await cache.get('a', load)).toBe('new')
})

test('a load that fails is tried again by the next caller', async () => {
  const cache = enabledCache()
  const { loads, load } = controlledLoads()
  const failed = cache.get('a', load)
  loads[0]?.reject(new Error('The database is away'))
  await expect(failed).rejects.toThrow('away')
  const next = cache.get('a', load)
  loads[1]?.resolve('one')
  expect(await next).toBe('one')
})

test('nothing is cached until the cache is enabled, nor after it was disabled', async () => {
  const cache = createListingCache()
  const load = countedLoads()
  expect([await cache.get('a', load), await cache.get('a', load)]).toEqual(['1', '2'])
  cache.enable()
  expect([await cache.get('a', load), await cache.get('a', load)]).toEqual(['3', '3'])
  cache.disable()
  expect(await cache.get('a', load)).toBe('4')
})

test('a connection that no longer answers disables the cache within a second or so', async () => {
  const cache = createListingCache()
  let isAnswering = true
  const load = countedLoads()
  const changes = listenForChanges(
    {
      listen: () => ({
        isCurrent: () => (isAnswering ? Promise.resolve(true) : new Promise<boolean>(() => undefined)),
        end: async () => undefined,
      }),
    },
    cache,
  )
  const isCaching = async () => {
    const [first, second] = [await cache.get('a', load), await cache.get('a', load)]
    return first === second
  }
  await expect.poll(isCaching).toBe(true)
  isAnswering = false
  await expect.poll(isCaching, { timeout: 4_000 }).toBe(false)
  await changes.end()
})
