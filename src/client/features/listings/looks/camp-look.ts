import {
  BadgeCheck,
  CalendarClock,
  CalendarDays,
  CalendarRange,
  CircleDollarSign,
  Gauge,
  HandCoins,
  Hourglass,
  PencilLine,
  UserRound,
} from 'lucide-react'
import { factOf } from '../key-facts.ts'
import { addsToDates, applyDates, minimumAge } from './detail-words.ts'
import type { Look } from './look.ts'
import { addressRow, applyRow, deliveryModeRow, emailRow, phoneRow, websiteRow } from './place-rows.ts'

export const campLook: Look<'camp'> = {
  about: [],
  details: [
    {
      title: 'When and where',
      rows: [
        {
          label: 'Runs',
          Icon: CalendarRange,
          fields: ['openingDate', 'closingDate', 'dates'],
          show: (values, today) => factOf('camp', 'dates', values, today)?.text ?? null,
          missingLabel: 'Dates',
        },
        { label: 'Dates', Icon: CalendarDays, fields: ['dates'], isNeeded: addsToDates },
        { label: 'Duration', Icon: Hourglass, fields: ['length'] },
        deliveryModeRow,
        addressRow,
      ],
    },
    {
      title: 'What it costs',
      rows: [
        { label: 'Cost', Icon: CircleDollarSign, fields: ['costRange'] },
        { label: 'Scholarship', Icon: HandCoins, fields: ['hasScholarship'] },
      ],
    },
    {
      title: 'Who can apply',
      rows: [
        { label: 'Minimum age', Icon: UserRound, fields: ['minimumAge'], show: minimumAge },
        { label: 'Selectivity', Icon: Gauge, fields: ['selectivityLevel'], style: 'level' },
        { label: 'Eligibility', Icon: BadgeCheck, fields: ['eligibility'], style: 'rich' },
      ],
    },
    {
      title: 'How to apply',
      rows: [
        {
          label: 'Apply',
          Icon: CalendarClock,
          fields: ['applicationOpen', 'applicationDeadline'],
          show: applyDates('applicationOpen', 'applicationDeadline'),
          missingLabel: 'Application dates',
        },
        { label: 'Applications', Icon: PencilLine, fields: ['applicationAvailable'], show: applications },
        applyRow,
      ],
    },
  ],
  behind: [websiteRow, phoneRow, emailRow],
  applyLink: 'website',
  chips: ['categories', 'tags'],
}

function applications({ applicationAvailable }: Record<string, unknown>) {
  if (typeof applicationAvailable !== 'boolean') return null
  return applicationAvailable ? 'Available' : 'Not available'
}
