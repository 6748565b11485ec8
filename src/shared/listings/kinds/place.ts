import { stateCodes, states } from '../../reference/states.ts'
import { choice, text, zip } from '../fields.ts'

export const city = text({ label: 'City', required: 'City is required', max: 100 })
export const state = choice({
  label: 'State',
  options: stateCodes,
  labels: Object.fromEntries(states.map(([code, name]) => [code, `${code} - ${name}`])),
  required: 'State is required',
})
export const address = text({ label: 'Street address' })
export const zipcode = zip({ label: 'ZIP code' })
/** Free text of the older entries; where it is empty, reads answer 'City, ST'. */
export const location = text({
  label: 'Location',
  forms: 'edit',
  hint: 'Shown instead of city and state when given',
})

export const placeFilters = [
  { param: 'state', field: 'state', op: 'in', label: 'State' },
  { param: 'city', field: 'city', op: 'prefix', label: 'City' },
] as const
