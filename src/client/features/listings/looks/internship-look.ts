import {
  Banknote,
  Building2,
  CalendarRange,
  CircleDollarSign,
  HandCoins,
  HeartHandshake,
  Hourglass,
  ListChecks,
  MapPinned,
} from 'lucide-react'
import { internshipPay, workLocation } from './detail-text.ts'
import type { Look } from './look.ts'
import {
  addressRow,
  applicationDatesRow,
  applyRow,
  deliveryModeRow,
  eligibilityRow,
  minimumAgeRow,
  selectivityRow,
  websiteRow,
} from './shared-rows.ts'

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
        minimumAgeRow,
        selectivityRow,
        eligibilityRow,
        { label: 'Prerequisites', Icon: ListChecks, fields: ['prerequisites'], style: 'rich' },
      ],
    },
    {
      title: 'How to apply',
      rows: [applicationDatesRow, applyRow],
    },
  ],
  provider: [{ label: 'Company', Icon: Building2, fields: ['companyName'] }, websiteRow],
  applyLink: 'website',
  chips: ['types'],
}
