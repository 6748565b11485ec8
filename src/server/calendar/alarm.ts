import { type IcsComponent, icsText } from './ics.ts'

/** A calendar reminder. `trigger` is relative to the start. */
export const alarm = (trigger: string, description: string): IcsComponent => ({
  name: 'VALARM',
  properties: [
    { name: 'ACTION', value: 'DISPLAY' },
    { name: 'DESCRIPTION', value: icsText(description) },
    { name: 'TRIGGER', value: trigger },
  ],
})

/** 9 a.m. of an earlier day, relative to the midnight that starts a whole day. Clocks change before nine. */
export const morningBefore = (days: number): string => (days === 1 ? '-PT15H' : `-P${days - 1}DT15H`)
