/** Writes what a PostgreSQL server answers, where the engine itself cannot be asked. */

export interface Refusal {
  /** SQLSTATE. */
  code: string
  message: string
  hint?: string
}

export function errorResponse({ code, message, hint }: Refusal): Buffer {
  const fields = ['SERROR', 'VERROR', `C${code}`, `M${message}`]
  if (hint) fields.push(`H${hint}`)
  return framed('E', Buffer.from(`${fields.join('\0')}\0\0`))
}

export function readyForQuery(status: 'I' | 'T' | 'E'): Buffer {
  return framed('Z', Buffer.from(status))
}

/** The answer to a client's first message: welcome, no password, and these are the server's settings. */
export function greeting(session: number, settings: Record<string, string>): Buffer {
  const authenticated = framed('R', Buffer.alloc(4))
  const parameters = Object.entries({ ...constant, ...settings }).map(([name, value]) =>
    framed('S', Buffer.from(`${name}\0${value}\0`)),
  )
  const key = Buffer.alloc(8)
  key.writeInt32BE(session, 0)
  return Buffer.concat([authenticated, ...parameters, framed('K', key), readyForQuery('I')])
}

/** 'No': this server does not encrypt, which on a private socket would protect nothing. */
export const noEncryption = Buffer.from('N')

const constant = {
  integer_datetimes: 'on',
  standard_conforming_strings: 'on',
  in_hot_standby: 'off',
  default_transaction_read_only: 'off',
}

function framed(letter: string, body: Buffer) {
  const message = Buffer.alloc(5 + body.length)
  message.write(letter, 0, 'latin1')
  message.writeInt32BE(4 + body.length, 1)
  body.copy(message, 5)
  return message
}
