import { UserRound } from 'lucide-react'
import type { Look } from './look.ts'
import { addressRow, deliveryModeRow, emailRow, phoneRow, websiteRow } from './shared-rows.ts'

export const tutoringLook: Look<'tutoring'> = {
  about: [],
  details: [
    { title: 'Where', rows: [deliveryModeRow, addressRow] },
    { title: 'How to get in touch', rows: [phoneRow, emailRow, websiteRow] },
  ],
  provider: [{ label: 'Business type', Icon: UserRound, fields: ['type'] }],
  applyLink: null,
  chips: ['categories', 'subjects'],
}
