/** Heads or tails, the same in every run. */
export function coin(seed: number): () => boolean {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state < 2 ** 31
  }
}
