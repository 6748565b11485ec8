import type { Ask, Asking } from '../load/ask.ts'

/** One kind of work: repeated as it is (warm), or no two requests alike (cold). */
export interface Work {
  name: string
  /** In the words of the table. */
  label: string
  warm: Asking
  next: () => Ask
}

/** Work of one shape, whose SQL can be recorded and compared with. */
export interface Case extends Work {
  warm: Ask
  /** The nth cold request, all of about the same effort. */
  cold: (n: number) => Ask
  /** How many of them were asked so far. */
  taken: () => number
  /** How many in a row belong together when they are recorded: a thumbs up and its taking back. */
  together: number
}

type Shape = Pick<Case, 'name' | 'label' | 'warm' | 'cold'> & { together?: number }

/** Numbers the cold requests over the whole run, so that none comes twice, in whatever mixture it is asked. */
export function createCase(shape: Shape): Case {
  let taken = 0
  return {
    together: 1,
    ...shape,
    taken: () => taken,
    next: () => {
      taken += 1
      return shape.cold(taken - 1)
    },
  }
}

/** The nth of a list that starts again at its end. */
export function nth<T>(list: readonly T[], n: number): T {
  const found = list[n % list.length]
  if (found === undefined) throw new Error('There is nothing to ask for: the data are too few.')
  return found
}
