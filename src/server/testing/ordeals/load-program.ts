import { Agent, get } from 'node:http'

/**
 * An open-loop load generator: sends requests at a fixed rate and prints the results as a line of JSON. Without a rate it keeps
 * `connections` busy. It has its own process, so that measuring does not slow down the test.
 */
const [url = '', seconds = '1', connections = '10', rate = '0'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections), scheduling: 'lifo' })
const statuses: Record<string, number> = {}
const acceptedMs: number[] = []
let sent = 0
let withoutRetryAfter = 0
const end = performance.now() + Number(seconds) * 1000

/** A new search each time, to miss the cache. */
const nextPath = () => `/api/tutoring-providers?search=word${sent}&limit=20&facets=true`

function sendRequest() {
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
      // Excludes the wait for a free client connection.
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
  while (performance.now() < end) await sendRequest()
}

async function keepRate(perSecond: number) {
  const began = performance.now()
  const pending = new Set<Promise<void>>()
  while (performance.now() < end) {
    const due = ((performance.now() - began) / 1000) * perSecond
    // Drops requests beyond twice the number of connections, because one client has no more.
    while (sent < due && pending.size < 2 * Number(connections)) {
      const request = sendRequest().then(() => void pending.delete(request))
      pending.add(request)
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
