import { Agent, get } from 'node:http'

/**
 * Sends requests at a rate, whether or not earlier ones were answered, and prints what came back as one line of JSON. A
 * process of its own, so that measuring does not slow down the test. Without a rate it keeps `connections` busy.
 */
const [url = '', seconds = '1', connections = '10', rate = '0'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections), scheduling: 'lifo' })
const statuses: Record<string, number> = {}
const acceptedMs: number[] = []
let sent = 0
let withoutRetryAfter = 0
const end = performance.now() + Number(seconds) * 1000

/** Misses the cache: each search is new. */
const nextPath = () => `/api/tutoring-providers?search=word${sent}&limit=20&facets=true`

function ask() {
  let since = performance.now()
  const count = (name: string | number) => {
    statuses[name] = (statuses[name] ?? 0) + 1
  }
  return new Promise<void>((resolve) => {
    get(url + nextPath(), { agent }, (response) => {
      const { statusCode = 0, headers } = response
      if (statusCode === 503 && !headers['retry-after']) withoutRetryAfter += 1
      response.resume().once('close', () => {
        count(statusCode)
        if (statusCode === 200) acceptedMs.push(performance.now() - since)
        resolve()
      })
    })
      // The wait for a free connection is the client's own.
      .once('socket', () => {
        since = performance.now()
      })
      .once('error', (error: NodeJS.ErrnoException) => {
        count(error.code ?? error.message)
        resolve()
      })
    sent += 1
  })
}

async function keepBusy() {
  while (performance.now() < end) await ask()
}

async function keepRate(perSecond: number) {
  const began = performance.now()
  const pending = new Set<Promise<void>>()
  while (performance.now() < end) {
    const due = ((performance.now() - began) / 1000) * perSecond
    // A client in place of a crowd has only so many connections: beyond twice that many the rest is not sent.
    while (sent < due && pending.size < 2 * Number(connections)) {
      const asked = ask().then(() => void pending.delete(asked))
      pending.add(asked)
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(pending)
}

if (Number(rate) > 0) await keepRate(Number(rate))
else await Promise.all(Array.from({ length: Number(connections) }, keepBusy))
acceptedMs.sort((a, b) => a - b)
const p95 = acceptedMs[Math.floor(acceptedMs.length * 0.95)] ?? 0
process.stdout.write(`${JSON.stringify({ sent, statuses, withoutRetryAfter, p95 })}\n`)
process.exit(0)
