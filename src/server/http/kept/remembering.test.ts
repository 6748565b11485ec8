import { expect, test } from 'vitest'
import { createMemory } from './memory.ts'
import { createRemembering } from './remembering.ts'

/** Counting that ends when the test says so, and how often it was begun. */
function counting(isWorthKeeping?: (total: number) => boolean) {
  const memory = createMemory({ clock: () => new Date(1_000_000) })
  const remember = createRemembering(memory.totals, isWorthKeeping)
  const begun: { resolve(total: number): void; reject(error: Error): void }[] = []
  const count = () => new Promise<number>((resolve, reject) => begun.push({ resolve, reject }))
  return { memory, begun, ask: (key = 'maths') => remember(key, count) }
}

test('those who ask for the same at the same time are answered by one counting, and so is the next', async () => {
  const { begun, ask } = counting()
  const answers = Promise.all([ask(), ask(), ask()])
  expect(begun).toHaveLength(1)
  begun[0]?.resolve(7)
  expect(await answers).toEqual([7, 7, 7])
  expect(await ask()).toBe(7)
  expect(begun).toHaveLength(1)
})

test('those who ask for something else count for themselves', () => {
  const { begun, ask } = counting()
  void ask('maths')
  void ask('chess')
  expect(begun).toHaveLength(2)
})

test('whoever asks after a change does not wait for what began before it', async () => {
  const { memory, begun, ask } = counting()
  const before = ask()
  memory.forgetAll()
  const after = ask()
  expect(begun).toHaveLength(2)
  begun[0]?.resolve(7)
  expect(await before).toBe(7)
  const later = ask()
  expect(begun).toHaveLength(2)
  begun[1]?.resolve(8)
  expect(await Promise.all([after, later])).toEqual([8, 8])
  expect(await ask()).toBe(8)
})

test('a counting that fails fails for those who waited, and is tried again by the next', async () => {
  const { begun, ask } = counting()
  const answers = Promise.allSettled([ask(), ask()])
  begun[0]?.reject(new Error('The database is away'))
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = ask()
  begun[1]?.resolve(7)
  expect(await next).toBe(7)
})

test('what is not worth keeping is found out anew', async () => {
  const { begun, ask } = counting((total) => total > 1_000)
  const first = ask()
  begun[0]?.resolve(7)
  expect(await first).toBe(7)
  void ask()
  expect(begun).toHaveLength(2)
})
