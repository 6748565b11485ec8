import type { Values } from '#shared/listings/define-kind.ts'
import type { Field, FieldValue } from '#shared/listings/fields.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'

type Samples = { [K in Kind]?: object }
type WithSamples<T> = { [K in Kind]: K extends keyof T ? T[K] : Values }

/** Adds values from the registry for each kind that `named` lacks, so that tests cover a new kind. */
export const withSamples = <const T extends Samples>(
  isIncluded: (field: Field) => boolean,
  named: T,
): WithSamples<T> =>
  Object.fromEntries(
    kindNames.map((kind) => [kind, named[kind] ?? sampleOf(kind, isIncluded)]),
  ) as WithSamples<T>

export const isRequired = (field: Field): boolean => field.required !== undefined
export const isInSubmitForm = ({ forms = 'both', type }: Field): boolean =>
  (forms === 'both' || forms === 'submit') && type !== 'photo'

const sampleOf = (kind: Kind, isIncluded: (field: Field) => boolean): Values =>
  Object.fromEntries(
    Object.entries(kindOf(kind).fields)
      .filter(([, field]) => isIncluded(field))
      .map(([name, field]) => [name, sampleValue(field)]),
  )

const sampleValue = (field: Field): FieldValue => {
  switch (field.type) {
    case 'list':
      return field.options.slice(0, 1)
    case 'choice':
      return field.options[0] ?? null
    case 'flag':
      return true
    case 'whole':
    case 'money':
    case 'degrees':
      return field.min
    default:
      return sampleTexts[field.type] ?? `Sample ${field.label.toLowerCase()}`
  }
}

const sampleTexts: Partial<Record<Field['type'], string>> = {
  day: '2027-03-20',
  time: '18:00',
  email: 'sample@example.org',
  phone: '(925) 555-0100',
  url: 'https://sample.example.org',
  zip: '94568',
}
