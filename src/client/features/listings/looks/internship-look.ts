import {
  BadgeCheck,
  Banknote,
  CalendarCheck2,
  CalendarClock,
  CalendarDays,
  CircleDollarSign,
  Gauge,
  HandCoins,
  HeartHandshake,
  Hourglass,
  MapPinned,
  MonitorSmartphone,
  UserRound,
} from 'lucide-react'
import { internshipPay, minimumAge, workLocation } from './detail-words.ts'
import type { Look } from './look.ts'

export const internshipLook: Look<'internship'> = {
  details: [
    { label: 'Delivery mode', Icon: MonitorSmartphone, fields: ['deliveryMode'] },
    { label: 'Work location', Icon: MapPinned, fields: ['isRemote'], show: workLocation },
    { label: 'Compensation', Icon: HandCoins, fields: ['compensation'] },
    { label: 'Pay', Icon: Banknote, fields: ['salaryRange', 'salaryType'], show: internshipPay },
    { label: 'Cost', Icon: CircleDollarSign, fields: ['tuition'] },
    { label: 'Minimum age', Icon: UserRound, fields: ['minimumAge'], show: minimumAge },
    { label: 'Selectivity', Icon: Gauge, fields: ['selectivityLevel'] },
    { label: 'Eligibility', Icon: BadgeCheck, fields: ['eligibility'] },
    { label: 'Mentorship', Icon: HeartHandshake, fields: ['hasMentorship'] },
    { label: 'Opens', Icon: CalendarCheck2, fields: ['applicationOpen'] },
    { label: 'Due', Icon: CalendarClock, fields: ['applicationDeadline'] },
    { label: 'Dates', Icon: CalendarDays, fields: ['internshipDates'] },
    { label: 'Duration', Icon: Hourglass, fields: ['duration', 'length'] },
  ],
  applyLink: 'website',
  about: ['prerequisites'],
  chips: ['types'],
}
