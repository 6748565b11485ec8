export const selectivityNames = {
  1: 'Open Enrollment',
  2: 'Application-Based',
  3: 'Competitive',
  4: 'Very Competitive',
} as const

export interface Selectivity {
  name: string
  meaning: string
  color: 'green' | 'yellow' | 'orange' | 'red'
}

const veryCompetitive: Selectivity = {
  name: selectivityNames[4],
  meaning: 'Highly selective admission',
  color: 'red',
}

const levels: Record<number, Selectivity> = {
  1: { name: selectivityNames[1], meaning: 'Anyone can enroll', color: 'green' },
  2: { name: selectivityNames[2], meaning: 'Simple application required', color: 'yellow' },
  3: { name: selectivityNames[3], meaning: 'Competitive selection process', color: 'orange' },
  4: veryCompetitive,
}

/** Any value except 1 to 3 displays as the most selective (docs/product.md 3.6). */
export const selectivityOf = (level: number): Selectivity => levels[level] ?? veryCompetitive
