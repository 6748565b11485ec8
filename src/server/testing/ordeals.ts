/** `npm run ordeal` sets it: tests that repeat an ordeal then do so at full length. */
export const isLongOrdeal = process.env.ORDEAL === 'long'

export const rounds = (short: number, long: number): number => (isLongOrdeal ? long : short)
