import type { Socket } from 'node:net'
import { createLastWordsReader } from './last-words.ts'

/** Lets a line end in the one way that the driver copes with. */
export function endCleanly(line: Socket) {
  breakAtLastWords(line)
  breakInOneMoment(line)
}

/**
 * A server that ends a connection says why before it hangs up. The driver keeps that for the end of an answer that never
 * comes, and so hands it to the first query of the next connection, which did nothing wrong. Here the line itself breaks
 * with the server's last words, and those who waited on it are told.
 */
function breakAtLastWords(line: Socket) {
  const push = line.push.bind(line)
  const read = createLastWordsReader()
  line.push = (chunk: Buffer | null) => {
    if (chunk === null) return push(chunk)
    const { before, words } = read(chunk)
    const wantsMore = before.length === 0 || push(before)
    if (words) line.destroy(words)
    return wantsMore
  }
}

/**
 * A socket that fails says so first and closes a moment later. Between the two the driver still gives it queries, and
 * forgets those: nobody would ever be answered. Here both come at once.
 */
function breakInOneMoment(line: Socket) {
  const emit = line.emit.bind(line)
  let failure: Error | null = null
  line.emit = (event: string, ...args: unknown[]) => {
    if (event === 'error') {
      failure = args[0] as Error
      return true
    }
    if (event === 'close' && failure) {
      emit('error', failure)
      return emit('close', false)
    }
    return emit(event as 'close', ...(args as [boolean]))
  }
}
