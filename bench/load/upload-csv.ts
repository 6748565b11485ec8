import { once } from 'node:events'
import { createReadStream, statSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

const boundary = 'the-file-and-nothing-else'

/** Sends a file as a form does. `fetch` would give up on an answer that takes minutes. */
export async function uploadCsv(address: string, cookie: string, file: string) {
  const head = [
    `--${boundary}`,
    'content-disposition: form-data; name="csvFile"; filename="providers.csv"',
    'content-type: text/csv',
    '\r\n',
  ].join('\r\n')
  const tail = `\r\n--${boundary}--\r\n`
  const outgoing = request(address, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + statSync(file).size + tail.length,
    },
  })
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
  outgoing.write(head)
  const content = createReadStream(file)
  content.pipe(outgoing, { end: false })
  content.once('end', () => outgoing.end(tail))
  const [incoming] = await answered
  return { status: incoming.statusCode ?? 0, body: await text(incoming) }
}
