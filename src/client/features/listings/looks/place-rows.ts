import { Globe, Mail, MapPin, MonitorSmartphone, Phone, Send } from 'lucide-react'
import { addressLines } from '../detail/contact-format.ts'
import type { DetailRow } from './look.ts'

/** Rows that several kinds share. */
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

/** Leads to the website, so a missing website is named there. */
export const applyRow = {
  label: 'Application',
  Icon: Send,
  fields: ['website'],
  style: 'apply',
  isNeeded: ({ website }) => typeof website === 'string' && website !== '',
} as const satisfies DetailRow
