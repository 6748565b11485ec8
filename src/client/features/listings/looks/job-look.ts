import {
  BadgeCheck,
  Banknote,
  Briefcase,
  Building2,
  CalendarClock,
  CalendarX2,
  Car,
  Clock,
  FileText,
  GraduationCap,
  HandCoins,
  MapPinned,
  Repeat,
  TrendingUp,
  UserRound,
} from 'lucide-react'
import { applyDates, closesLater, jobPay, minimumAge, workLocation } from './detail-text.ts'
import type { Look } from './look.ts'
import { addressRow, applyRow, deliveryModeRow, websiteRow } from './shared-rows.ts'

export const jobLook: Look<'job'> = {
  about: [
    { label: 'Employment type', Icon: Briefcase, fields: ['jobType'] },
    { label: 'Ongoing position', Icon: Repeat, fields: ['isOngoing'] },
    { label: 'Training', Icon: GraduationCap, fields: ['hasTraining'] },
    { label: 'Advancement', Icon: TrendingUp, fields: ['hasAdvancement'] },
  ],
  details: [
    {
      title: 'When and where',
      rows: [
        { label: 'Schedule', Icon: Clock, fields: ['schedule', 'workSchedule'] },
        deliveryModeRow,
        { label: 'Work location', Icon: MapPinned, fields: ['isRemote'], show: workLocation },
        addressRow,
      ],
    },
    {
      title: 'What it pays',
      rows: [
        { label: 'Compensation', Icon: HandCoins, fields: ['compensation'] },
        {
          label: 'Pay',
          Icon: Banknote,
          fields: ['compensationRange', 'salaryMin', 'salaryMax', 'salaryType'],
          show: jobPay,
        },
      ],
    },
    {
      title: 'Who can apply',
      rows: [
        { label: 'Minimum age', Icon: UserRound, fields: ['minimumAge'], show: minimumAge },
        { label: 'Eligibility', Icon: BadgeCheck, fields: ['eligibility'], style: 'rich' },
        { label: 'Transportation required', Icon: Car, fields: ['requiresTransportation'] },
        { label: 'Resume required', Icon: FileText, fields: ['requiresResume'] },
      ],
    },
    {
      title: 'How to apply',
      rows: [
        {
          label: 'Apply',
          Icon: CalendarClock,
          fields: ['openingDate', 'applicationDeadline', 'closingDate'],
          show: applyDates('openingDate', 'applicationDeadline', 'closingDate'),
          missingLabel: 'Application dates',
          isNeeded: ({ isOngoing }) => isOngoing !== true,
        },
        { label: 'Closing date', Icon: CalendarX2, fields: ['closingDate'], isNeeded: closesLater },
        applyRow,
      ],
    },
  ],
  provider: [{ label: 'Company', Icon: Building2, fields: ['companyName'] }, websiteRow],
  applyLink: 'website',
  chips: ['categories'],
}
