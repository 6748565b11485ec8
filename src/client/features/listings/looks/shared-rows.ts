import {
  BadgeCheck,
  CalendarClock,
  Gauge,
  Globe,
  Mail,
  MapPin,
  MonitorSmartphone,
  Phone,
  Send,
  UserRound,
} from 'lucide-react'
import { textOf } from '#shared/listings/read-values.ts'
import { addressLines } from '../detail/contact-format.ts'
import { applyDates, minimumAge } from './detail-text.ts'
import type { DetailRow } from './look.ts'

/** Rows shared by several kinds. */
export const deliveryModeRow = {
  label: 'Delivery mode',
  Icon: MonitorSmartphone,
  fields: ['deliveryMode'],
} as const satisfies DetailRow

export const addressRow = {
  label: 'Address',
  Icon: MapPin,
  fields: ['address', 'city', 'state', 'zipcode'],
  style: 'address',
  show: (values) => addressLines(values).join('\n') || null,
} as const satisfies DetailRow

export const websiteRow = {
  label: 'Website',
  Icon: Globe,
  fields: ['website'],
  style: 'website',
} as const satisfies DetailRow

export const phoneRow = {
  label: 'Phone',
  Icon: Phone,
  fields: ['phone'],
  style: 'phone',
} as const satisfies DetailRow

export const emailRow = {
  label: 'Email',
  Icon: Mail,
  fields: ['email'],
  style: 'email',
} as const satisfies DetailRow

/** Links to the website; `websiteRow` reports a missing one. */
export const applyRow = {
  label: 'Application',
  Icon: Send,
  fields: ['website'],
  style: 'apply',
  isNeeded: ({ website }) => textOf(website) !== null,
} as const satisfies DetailRow

export const minimumAgeRow = {
  label: 'Minimum age',
  Icon: UserRound,
  fields: ['minimumAge'],
  show: minimumAge,
} as const satisfies DetailRow

export const selectivityRow = {
  label: 'Selectivity',
  Icon: Gauge,
  fields: ['selectivityLevel'],
  style: 'level',
} as const satisfies DetailRow

export const eligibilityRow = {
  label: 'Eligibility',
  Icon: BadgeCheck,
  fields: ['eligibility'],
  style: 'rich',
} as const satisfies DetailRow

export const applicationDatesRow = {
  label: 'Apply',
  Icon: CalendarClock,
  fields: ['applicationOpen', 'applicationDeadline'],
  show: applyDates('applicationOpen', 'applicationDeadline'),
  missingLabel: 'Application dates',
} as const satisfies DetailRow
