/** A Monday morning in California. The clock is frozen until a test advances it. */
const start = '2027-03-01T18:00:00.000Z'

export type TestClock = ReturnType<typeof createTestClock>

export function createTestClock() {
  let time = new Date(start)
  return {
    now: () => new Date(time),
    set(moment: string | Date) {
      time = new Date(moment)
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      time = new Date(time.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)
    },
    reset() {
      time = new Date(start)
    },
  }
}
