import { MonitorSmartphone, UserRound } from 'lucide-react'
import type { Look } from './look.ts'

export const tutoringLook: Look<'tutoring'> = {
  details: [
    { label: 'Business type', Icon: UserRound, fields: ['type'] },
    { label: 'Delivery mode', Icon: MonitorSmartphone, fields: ['deliveryMode'] },
  ],
  applyLink: null,
  about: [],
  chips: ['categories', 'subjects'],
}
