import { CalendarDays, CalendarRange, CircleDollarSign, HandCoins, Hourglass, PencilLine } from 'lucide-react'
import { factOf } from '../key-facts.ts'
import { addsToDates } from './detail-text.ts'
import type { Look } from './look.ts'
import {
  addressRow,
  applicationDatesRow,
  applyRow,
  deliveryModeRow,
  eligibilityRow,
  emailRow,
  minimumAgeRow,
  phoneRow,
  selectivityRow,
  websiteRow,
} from './shared-rows.ts'

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
        {
          label: 'Cost',
          Icon: CircleDollarSign,
          fields: ['costRange'],
          show: (values, today) => factOf('camp', 'cost', values, today)?.text ?? null,
        },
        { label: 'Scholarship', Icon: HandCoins, fields: ['hasScholarship'] },
      ],
    },
    {
      title: 'Who can apply',
      rows: [minimumAgeRow, selectivityRow, eligibilityRow],
    },
    {
      title: 'How to apply',
      rows: [
        applicationDatesRow,
        { label: 'Applications', Icon: PencilLine, fields: ['applicationAvailable'], show: applications },
        applyRow,
      ],
    },
  ],
  provider: [websiteRow, phoneRow, emailRow],
  applyLink: 'website',
  chips: ['categories', 'tags'],
}

function applications({ applicationAvailable }: Record<string, unknown>) {
  if (typeof applicationAvailable !== 'boolean') return null
  return applicationAvailable ? 'Available' : 'Not available'
}
