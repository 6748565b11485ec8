import { expect, test } from 'vitest'
import { foreign, hostileFiles } from '#server/testing/uploads/hostile-files.ts'
import { formOf, inspectPicture } from '#server/testing/uploads/pictures.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { uploadSchema } from '#shared/contract/uploads.ts'

const t = useTestApp()

test('two hundred hostile files are refused or come out as plain pictures, while others are answered', {
  timeout: 120_000,
}, async () => {
  const ana = await t.aUser()
  const files = await hostileFiles()
  expect(files.length).toBeGreaterThanOrEqual(190)
  let isDone = false
  const others = (async () => {
    const slowest: number[] = []
    while (!isDone) {
      const start = performance.now()
      expect((await t.anonymous.get('/api/health')).status).toBe(200)
      slowest.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return Math.max(...slowest)
  })()

  const accepted: string[] = []
  for (const { about, content, ...claim } of files) {
    const answer = await ana.post('/api/upload', formOf(content, claim))
    expect([201, 400], `${about}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
    if (answer.status !== 201) continue
    accepted.push(about)
    const { url } = answer.as(uploadSchema)
    const served = Buffer.from(await (await fetch(t.url + url)).arrayBuffer())
    const { format, exif, xmp, pages } = await inspectPicture(served)
    expect([format, exif, xmp, pages ?? 1], about).toEqual(['webp', undefined, undefined, 1])
    expect(served.includes('foreign'), about).toBe(false)
    expect(served.includes(foreign), about).toBe(false)
  }
  isDone = true
  // Long enough for a busy machine, and far below what one of these files takes when it stops the process.
  expect(await others).toBeLessThan(10_000)
  expect(accepted.filter((about) => / as /.test(about))).toEqual([])
  expect(accepted.filter((about) => /by 30,000|by 65|2\^31/.test(about))).toEqual([])
})
