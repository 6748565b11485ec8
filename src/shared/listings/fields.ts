/**
 * The field constructors of the kinds. A field is data: its label, its allowed values and the forms that have it. Schemas,
 * forms, filters and CSV columns derive from these.
 */
interface Common {
  label: string
  hint?: string
  placeholder?: string
  /** Set if the field is required: the error message when it is missing. */
  required?: string
  /** Required in forms, optional in the API. */
  requiredInForms?: string
  /** Marked as required in forms, but not enforced (docs/product.md 3.9, an event's times). */
  advised?: string
  /** The forms that have it. The API accepts it in any case. */
  forms?: 'both' | 'submit' | 'edit' | 'none'
  /** Other keys the API accepts for the value, such as 'difficultyLevel' (docs/product.md 3.6). */
  aliases?: readonly string[]
  /** Shown in a form only while this flag is set, such as the registration link. */
  onlyWhen?: string
  /** Set if people who saved a listing are told when the value changes: what to call it, or what a flag says. */
  notice?: string | { on: string; off: string }
}

export interface TextField extends Common {
  type: 'text' | 'longText' | 'phone' | 'email' | 'url' | 'zip' | 'photo'
  max: number
}
export interface ListField extends Common {
  type: 'list'
  options: readonly string[]
  /** An open list also accepts values that are not among its options. */
  open?: boolean
  /** Options grouped under the values of another field; forms offer the groups chosen there first. */
  groups?: { by: string; options: Readonly<Record<string, readonly string[]>> }
}
export interface ChoiceField extends Common {
  type: 'choice'
  options: readonly string[]
  labels?: Readonly<Record<string, string>>
  /** The options each form offers, where they differ (docs/product.md 3.5, tutoring type). */
  submitOptions?: readonly string[]
  editOptions?: readonly string[]
}
export interface FlagField extends Common {
  type: 'flag'
  initial?: boolean
}
export interface WholeField extends Common {
  type: 'whole'
  min: number
  max: number
  initial?: number
  /** Narrower bounds of the admin's edit form (docs/product.md 5.6, camp's minimum age). */
  editMin?: number
  labels?: Readonly<Record<number, string>>
}
export interface NumberField extends Common {
  type: 'money' | 'degrees'
  min: number
  max: number
  step: number
}
export interface DayField extends Common {
  type: 'day' | 'time'
}

export type Field = TextField | ListField | ChoiceField | FlagField | WholeField | NumberField | DayField
export type FieldType = Field['type']

/** The stored type of a field; null means 'not specified'. */
export type ValueOf<F> = F extends { type: 'list' }
  ? string[]
  : F extends { type: 'flag' }
    ? boolean | null
    : F extends { type: 'whole' | 'money' | 'degrees' }
      ? number | null
      : F extends { required: string }
        ? string
        : string | null

export type FieldValue = string | number | boolean | string[] | null

type Options<F extends Field> = Omit<F, 'type'>

export const text = <const O extends Partial<Options<TextField>> & { label: string }>(options: O) => ({
  type: 'text' as const,
  max: 255,
  ...options,
})
export const longText = <const O extends Partial<Options<TextField>> & { label: string }>(options: O) => ({
  type: 'longText' as const,
  max: 10_000,
  ...options,
})
export const phone = <const O extends Partial<Options<TextField>> & { label: string }>(options: O) => ({
  type: 'phone' as const,
  max: 50,
  ...options,
})
export const email = <const O extends Partial<Options<TextField>> & { label: string }>(options: O) => ({
  type: 'email' as const,
  max: 255,
  ...options,
})
export const url = <const O extends Partial<Options<TextField>> & { label: string }>(options: O) => ({
  type: 'url' as const,
  max: 2000,
  ...options,
})
export const zip = <const O extends Partial<Options<TextField>> & { label: string }>(options: O) => ({
  type: 'zip' as const,
  max: 10,
  ...options,
})
export const photo = <const O extends Partial<Options<TextField>> & { label: string }>(options: O) => ({
  type: 'photo' as const,
  max: 500,
  ...options,
})
export const list = <const O extends Options<ListField>>(options: O) => ({
  type: 'list' as const,
  ...options,
})
export const choice = <const O extends Options<ChoiceField>>(options: O) => ({
  type: 'choice' as const,
  ...options,
})
export const flag = <const O extends Options<FlagField>>(options: O) => ({
  type: 'flag' as const,
  ...options,
})
export const whole = <const O extends Options<WholeField>>(options: O) => ({
  type: 'whole' as const,
  ...options,
})
/** Money and degrees keep the precision of their columns: decimal(10,2), (10,8) and (11,8). */
export const money = <const O extends { label: string }>(options: O) => ({
  type: 'money' as const,
  min: 0,
  max: 99_999_999.99,
  step: 0.01,
  ...options,
})
export const degrees = <
  const O extends { label: string; min: number; max: number; placeholder?: string; hint?: string },
>(
  options: O,
) => ({
  type: 'degrees' as const,
  step: 0.00000001,
  ...options,
})
export const day = <const O extends Options<DayField>>(options: O) => ({ type: 'day' as const, ...options })
export const time = <const O extends Options<DayField>>(options: O) => ({ type: 'time' as const, ...options })
