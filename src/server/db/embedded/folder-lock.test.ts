import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Claim, FolderInUseError, holderOf, lockFolder } from './folder-lock.ts'
import { thisProcess } from './process-identity.ts'

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function aProcess() {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'spawn')
  return child
}

/** As if a process had taken the lock and had never given it back. */
function leaveClaim(folder: string, claim: Partial<Claim>) {
  const whole: Claim = {
    ...thisProcess(),
    startedAt: null,
    since: '2027-01-02T03:04:05.000Z',
    state: 'held',
    socket: null,
    ...claim,
  }
  writeFileSync(join(folder, `lock-${whole.pid}-${Math.random()}.json`), JSON.stringify(whole))
}

test('of many that ask in the same instant exactly one gets the folder', async () => {
  const folder = aFolder()
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(FolderInUseError)
})

test('a living holder is named, with its number and since when, without a wait', async () => {
  const folder = aFolder()
  const { pid } = await aProcess()
  leaveClaim(folder, { pid })
  const before = performance.now()
  await expect(lockFolder(folder)).rejects.toThrow(
    new RegExp(`in use by process ${pid} on .+ since 2027-01-02T03:04:05.000Z`),
  )
  expect(performance.now() - before).toBeLessThan(15_000)
})

test('the folder of a dead process is free', async () => {
  const folder = aFolder()
  const child = await aProcess()
  leaveClaim(folder, { pid: child.pid })
  child.kill('SIGKILL')
  await once(child, 'exit')
  await expect(lockFolder(folder)).resolves.toBeDefined()
})

test('a new process that got the number of a dead one is not taken for it', async () => {
  const folder = aFolder()
  const { pid } = await aProcess()
  leaveClaim(folder, { pid, startedAt: '1' })
  await expect(lockFolder(folder)).resolves.toBeDefined()
})

test('a folder that was given back is free, and has nothing left in it', async () => {
  const folder = aFolder()
  const lock = await lockFolder(folder)
  await lock.announce('/somewhere/socket')
  expect(await holderOf(folder)).toMatchObject({ pid: process.pid, socket: '/somewhere/socket' })
  await lock.release()
  expect(readdirSync(folder)).toEqual([])
  await expect(lockFolder(folder)).resolves.toBeDefined()
})

test('a claim cut short by a power loss holds nobody up', async () => {
  const folder = aFolder()
  writeFileSync(join(folder, 'lock-1-abc.json'), '{"pid":')
  await expect(lockFolder(folder)).resolves.toBeDefined()
})

test('a holder in another container counts as alive for as long as it shows signs of life', async () => {
  const folder = aFolder()
  const lock = await lockFolder(folder, { heartbeatMs: 50 })
  const [name = ''] = readdirSync(folder)
  const claim = await holderOf(folder)
  const elsewhere = { ...claim, realm: 'another container', host: 'elsewhere' }
  writeFileSync(join(folder, name), JSON.stringify(elsewhere))
  await expect(lockFolder(folder, { heartbeatMs: 200 })).rejects.toThrow('on elsewhere')
  await lock.release()
  leaveClaim(folder, { realm: 'another container' })
  await expect(lockFolder(folder, { heartbeatMs: 200 })).resolves.toBeDefined()
})
