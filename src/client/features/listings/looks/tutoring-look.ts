import { GraduationCap, MonitorSmartphone, UserRound } from 'lucide-react'
import type { Look } from './look.ts'

export const tutoringLook: Look<'tutoring'> = {
  Icon: GraduationCap,
  intro: 'Private tutors and learning centers for every subject, here and online.',
  offeredBy: 'type',
  details: [
    { label: 'Business type', Icon: UserRound, fields: ['type'] },
    { label: 'Delivery mode', Icon: MonitorSmartphone, fields: ['deliveryMode'] },
  ],
  applyLink: null,
  about: [],
  chips: ['categories', 'subjects'],
}
