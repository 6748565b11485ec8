import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aDataDir, anEmbeddedDatabase } from '../testing/own-embedded.ts'
import { spawnEmbedded } from '../testing/spawn-embedded.ts'

/** `npm run torture` asks for more. */
const kills = Number(process.env.TORTURE ?? 3)

test('every acknowledged write survives kill -9, and every start succeeds', {
  timeout: 60_000 + kills * 20_000,
}, async () => {
  const dataDir = aDataDir()
  const acknowledged: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const writer = spawnEmbedded(dataDir, 'write')
    await expect.poll(() => writer.lines.length, { timeout: 60_000, interval: 2 }).toBeGreaterThan(1)
    await sleep(Math.random() * 300)
    await writer.kill()
    acknowledged.push(...writer.lines.slice(1).map(Number))
  }
  const { sql } = await anEmbeddedDatabase({ dataDir })
  const stored = new Set((await sql<{ n: number }[]>`select n from numbers`).map(({ n }) => n))
  expect(acknowledged.filter((n) => !stored.has(n))).toEqual([])
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills)
})
