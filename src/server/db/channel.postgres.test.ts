import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from './client.ts'
import { aProxy } from './testing/proxy.ts'
import { quietLogger as logger } from './testing/quiet-logger.ts'

async function aLine() {
  const proxy = await aProxy(inject('postgres').url)
  const url = new URL(inject('postgres').url)
  url.host = proxy.host
  const database = await openDatabase({ kind: 'server', url: url.href, poolSize: 1 }, { logger })
  const heard: string[] = []
  const line = database.listen('channel_test', {
    onMessage: (payload) => heard.push(payload),
    onGap: () => heard.push('a gap'),
  })
  onTestFinished(async () => {
    await line.end()
    await database.close()
  })
  await expect.poll(() => line.holds()).toBe(true)
  return { proxy, line, heard, notify: (text: string) => database.sql.notify('channel_test', text) }
}

test('a line that holds has brought everything that was announced before the question', async () => {
  const { line, heard, notify } = await aLine()
  for (let n = 0; n < 20; n += 1) {
    await notify(`number ${n}`)
    expect(await line.holds()).toBe(true)
    expect(heard.at(-1)).toBe(`number ${n}`)
  }
})

test('a line that breaks does not hold until somebody listens again, who knows of the gap', async () => {
  const { proxy, line, heard, notify } = await aLine()
  const gapsBefore = heard.length
  await proxy.down()
  expect(await line.holds()).toBe(false)
  await proxy.up()
  await expect.poll(() => line.holds()).toBe(true)
  expect(heard.length).toBeGreaterThan(gapsBefore)
  await notify('after')
  await expect.poll(() => heard.at(-1)).toBe('after')
})
