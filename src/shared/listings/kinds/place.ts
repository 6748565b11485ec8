import { stateCodes, states } from '../../reference/states.ts'
import { choice, degrees, text, zip } from '../fields.ts'

export const placeFields = {
  address: text({ label: 'Street address', notice: 'Street address' }),
  city: text({ label: 'City', notice: 'City', required: 'City is required', max: 100 }),
  state: choice({
    label: 'State',
    notice: 'State',
    options: stateCodes,
    labels: Object.fromEntries(states.map(([code, name]) => [code, `${code} - ${name}`])),
    required: 'State is required',
  }),
  zipcode: zip({ label: 'ZIP code' }),
  /** The position of the pin; without both, the centroid of the ZIP code (docs/product.md 6.31). */
  latitude: degrees({
    label: 'Latitude',
    min: -90,
    max: 90,
    placeholder: '37.7022',
    hint: 'Optional: places the pin exactly',
  }),
  longitude: degrees({
    label: 'Longitude',
    min: -180,
    max: 180,
    placeholder: '-121.9358',
    hint: 'Give both, or neither',
  }),
}

/** Free text of older listings; if empty, responses have 'City, ST'. */
export const location = text({
  label: 'Location',
  notice: 'Location',
  forms: 'edit',
  hint: 'Shown instead of city and state when given',
})

export const placeFilters = [
  { param: 'state', field: 'state', op: 'in', label: 'State' },
  { param: 'city', field: 'city', op: 'prefix', label: 'City' },
] as const
