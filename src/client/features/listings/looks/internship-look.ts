import {
  BadgeCheck,
  Banknote,
  Building2,
  CalendarClock,
  CalendarRange,
  CircleDollarSign,
  Gauge,
  HandCoins,
  HeartHandshake,
  Hourglass,
  ListChecks,
  MapPinned,
  UserRound,
} from 'lucide-react'
import { applyDates, internshipPay, minimumAge, workLocation } from './detail-words.ts'
import type { Look } from './look.ts'
import { addressRow, applyRow, deliveryModeRow, websiteRow } from './place-rows.ts'

export const internshipLook: Look<'internship'> = {
  about: [{ label: 'Mentorship', Icon: HeartHandshake, fields: ['hasMentorship'] }],
  details: [
    {
      title: 'When and where',
      rows: [
        { label: 'Runs', Icon: CalendarRange, fields: ['internshipDates'], missingLabel: 'Dates' },
        { label: 'Duration', Icon: Hourglass, fields: ['duration', 'length'] },
        deliveryModeRow,
        { label: 'Work location', Icon: MapPinned, fields: ['isRemote'], show: workLocation },
        addressRow,
      ],
    },
    {
      title: 'Pay and cost',
      rows: [
        { label: 'Compensation', Icon: HandCoins, fields: ['compensation'] },
        { label: 'Pay', Icon: Banknote, fields: ['salaryRange', 'salaryType'], show: internshipPay },
        { label: 'Cost', Icon: CircleDollarSign, fields: ['tuition'] },
      ],
    },
    {
      title: 'Who can apply',
      rows: [
        { label: 'Minimum age', Icon: UserRound, fields: ['minimumAge'], show: minimumAge },
        { label: 'Selectivity', Icon: Gauge, fields: ['selectivityLevel'], style: 'level' },
        { label: 'Eligibility', Icon: BadgeCheck, fields: ['eligibility'], style: 'rich' },
        { label: 'Prerequisites', Icon: ListChecks, fields: ['prerequisites'], style: 'rich' },
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
        applyRow,
      ],
    },
  ],
  behind: [{ label: 'Company', Icon: Building2, fields: ['companyName'] }, websiteRow],
  applyLink: 'website',
  chips: ['types'],
}
