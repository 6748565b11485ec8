import { deliveryModes, salaryTypes } from '../../reference/options.ts'
import { selectivityNames } from '../../rules/selectivity.ts'
import { choice, list, whole } from '../fields.ts'

// Fields and filters of several kinds, in addition to place.ts.

export const deliveryMode = list({
  label: 'Delivery mode',
  notice: 'Delivery mode',
  options: deliveryModes,
  required: 'Please select at least one delivery mode',
})

export const selectivityLevel = whole({
  label: 'Selectivity level',
  min: 1,
  max: 4,
  initial: 1,
  labels: selectivityNames,
  aliases: ['difficultyLevel'],
})
export const selectivityFilter = {
  param: 'selectivityLevel',
  field: 'selectivityLevel',
  op: 'in',
  label: 'Selectivity Level',
  aliases: ['difficultyLevel'],
} as const

export const remoteFilter = {
  param: 'isRemote',
  field: 'isRemote',
  op: 'is',
  label: 'Work Location',
  choiceLabels: { yes: 'Remote', no: 'On site' },
} as const

export const salaryType = choice({
  label: 'Salary period',
  options: salaryTypes,
  labels: { hourly: 'Hourly', monthly: 'Monthly', yearly: 'Yearly' },
})
