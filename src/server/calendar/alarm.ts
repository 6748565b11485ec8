import { type IcsComponent, icsText } from './ics.ts'

/** A reminder that the calendar shows. `trigger` is relative to the start. */
export const alarm = (trigger: string, description: string): IcsComponent => ({
  name: 'VALARM',
  properties: [
    { name: 'ACTION', value: 'DISPLAY' },
    { name: 'DESCRIPTION', value: icsText(description) },
    { name: 'TRIGGER', value: trigger },
  ],
})

/** Nine in the morning of an earlier day. A whole day starts at midnight, and clocks change before nine. */
export const morningBefore = (days: number): string => (days === 1 ? '-PT15H' : `-P${days - 1}DT15H`)
