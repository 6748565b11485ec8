import {
  BadgeCheck,
  CalendarCheck2,
  CalendarClock,
  CalendarDays,
  CalendarX2,
  CircleDollarSign,
  Gauge,
  HandCoins,
  Hourglass,
  MonitorSmartphone,
  PencilLine,
  UserRound,
} from 'lucide-react'
import { minimumAge } from './detail-words.ts'
import type { Look } from './look.ts'

export const campLook: Look<'camp'> = {
  details: [
    { label: 'Delivery mode', Icon: MonitorSmartphone, fields: ['deliveryMode'] },
    { label: 'Cost', Icon: CircleDollarSign, fields: ['costRange'] },
    { label: 'Scholarship', Icon: HandCoins, fields: ['hasScholarship'] },
    { label: 'Minimum age', Icon: UserRound, fields: ['minimumAge'], show: minimumAge },
    { label: 'Selectivity', Icon: Gauge, fields: ['selectivityLevel'] },
    { label: 'Eligibility', Icon: BadgeCheck, fields: ['eligibility'] },
    { label: 'Applications', Icon: PencilLine, fields: ['applicationAvailable'], show: applications },
    { label: 'Opens', Icon: CalendarCheck2, fields: ['applicationOpen'] },
    { label: 'Due', Icon: CalendarClock, fields: ['applicationDeadline'] },
    { label: 'Opening date', Icon: CalendarDays, fields: ['openingDate'] },
    { label: 'Closing date', Icon: CalendarX2, fields: ['closingDate'] },
    { label: 'Dates', Icon: CalendarDays, fields: ['dates'] },
    { label: 'Duration', Icon: Hourglass, fields: ['length'] },
  ],
  applyLink: 'website',
  about: [],
  chips: ['categories', 'tags'],
}

function applications({ applicationAvailable }: Record<string, unknown>) {
  if (typeof applicationAvailable !== 'boolean') return null
  return applicationAvailable ? 'Available' : 'Not available'
}
