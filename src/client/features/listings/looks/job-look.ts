import {
  BadgeCheck,
  Banknote,
  Briefcase,
  CalendarCheck2,
  CalendarClock,
  CalendarX2,
  Car,
  Clock,
  FileText,
  GraduationCap,
  HandCoins,
  MapPinned,
  MonitorSmartphone,
  Repeat,
  TrendingUp,
  UserRound,
} from 'lucide-react'
import { jobPay, minimumAge, workLocation } from './detail-words.ts'
import type { Look } from './look.ts'

export const jobLook: Look<'job'> = {
  details: [
    { label: 'Employment type', Icon: Briefcase, fields: ['jobType'] },
    { label: 'Schedule', Icon: Clock, fields: ['schedule', 'workSchedule'] },
    { label: 'Delivery mode', Icon: MonitorSmartphone, fields: ['deliveryMode'] },
    { label: 'Work location', Icon: MapPinned, fields: ['isRemote'], show: workLocation },
    { label: 'Compensation', Icon: HandCoins, fields: ['compensation'] },
    {
      label: 'Pay',
      Icon: Banknote,
      fields: ['compensationRange', 'salaryMin', 'salaryMax', 'salaryType'],
      show: jobPay,
    },
    { label: 'Minimum age', Icon: UserRound, fields: ['minimumAge'], show: minimumAge },
    { label: 'Eligibility', Icon: BadgeCheck, fields: ['eligibility'] },
    { label: 'Training', Icon: GraduationCap, fields: ['hasTraining'] },
    { label: 'Advancement', Icon: TrendingUp, fields: ['hasAdvancement'] },
    { label: 'Transportation required', Icon: Car, fields: ['requiresTransportation'] },
    { label: 'Resume required', Icon: FileText, fields: ['requiresResume'] },
    { label: 'Ongoing position', Icon: Repeat, fields: ['isOngoing'] },
    { label: 'Opens', Icon: CalendarCheck2, fields: ['openingDate'] },
    { label: 'Due', Icon: CalendarClock, fields: ['applicationDeadline'] },
    { label: 'Closing date', Icon: CalendarX2, fields: ['closingDate'] },
  ],
  applyLink: 'website',
  about: [],
  chips: ['categories'],
}
