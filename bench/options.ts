export type Options = typeof fullScale

export const fullScale = {
  /** Tutoring providers of the parts `cases` and `digests`. */
  rows: 100_000,
  /** Tutoring providers of the part `growth`, in turn. */
  sizes: [10_000, 100_000, 1_000_000],
  /** Saved searches of the part `digests`. */
  searches: 100_000,
  /** Saved items of the part `daily`. */
  saved: 1_000_000,
  connections: 10,
  /** Seconds per measurement, and how often each is repeated. */
  seconds: 4,
  rounds: 2,
}

/** A smoke test of every part. */
export const quick: Options = {
  rows: 2_000,
  sizes: [1_000, 2_000],
  searches: 2_000,
  saved: 20_000,
  connections: 10,
  seconds: 1,
  rounds: 1,
}
