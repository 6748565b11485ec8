import { expect, it } from 'vitest'
import { otherReason, reasonText } from './report-reasons.ts'

it.each([
  [null, 'details without a choice', null],
  ['Spam or advertising', '', 'Spam or advertising'],
  ['Spam or advertising', ' twice a day ', 'Spam or advertising: twice a day'],
  [otherReason, ' ', null],
  [otherReason, 'The phone number is mine', 'The phone number is mine'],
])('%j with %j is sent as %j', (chosen, details, sent) => {
  expect(reasonText(chosen, details)).toBe(sent)
})
