/**
 * The field constructors of the kinds. A field is data: its label, its allowed values and its forms. Schemas, forms, filters
 * and CSV columns derive from it.
 */
interface Common {
  label: string
  hint?: string
  placeholder?: string
  /** The error message for a missing value; set if the field is required. */
  required?: string
  /** Required in forms, optional in the API. */
  requiredInForms?: string
  /** Marked as required in forms, but not enforced (docs/product.md 3.9). */
  advised?: string
  /** The forms with this field. The API always accepts it. */
  forms?: 'both' | 'submit' | 'edit' | 'none'
  /** Other keys that the API accepts, such as 'difficultyLevel' (docs/product.md 3.6). */
  aliases?: readonly string[]
  /** The flag field that must be set to show this field in a form. */
  onlyWhen?: string
  /** The name, or the messages of a flag, in notifications to savers about a change; absent for no notification. */
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
  /** Options grouped by the values of another field; forms show the selected groups first. */
  groups?: { by: string; options: Readonly<Record<string, readonly string[]>> }
}
export interface ChoiceField extends Common {
  type: 'choice'
  options: readonly string[]
  labels?: Readonly<Record<string, string>>
  /** The options of each form, if they differ (docs/product.md 3.5). */
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
  /** The minimum in the admin's edit form (docs/product.md 5.6). */
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
type Labeled = { label: string }

/** Creates the constructor of a field type, with its defaults. */
const fieldOf =
  <Given extends Labeled>() =>
  <Type extends FieldType, Defaults extends object>(type: Type, defaults: Defaults) =>
  <const O extends Given>(options: O) => ({ type, ...defaults, ...options })

const textField = fieldOf<Partial<Options<TextField>> & Labeled>()
export const text = textField('text', { max: 255 })
export const longText = textField('longText', { max: 10_000 })
export const phone = textField('phone', { max: 50 })
export const email = textField('email', { max: 255 })
export const url = textField('url', { max: 2000 })
export const zip = textField('zip', { max: 10 })
export const photo = textField('photo', { max: 500 })
export const list = fieldOf<Options<ListField>>()('list', {})
export const choice = fieldOf<Options<ChoiceField>>()('choice', {})
export const flag = fieldOf<Options<FlagField>>()('flag', {})
export const whole = fieldOf<Options<WholeField>>()('whole', {})
/** Money and degrees keep the precision of their columns: decimal(10,2), (10,8) and (11,8). */
export const money = fieldOf<Labeled>()('money', { min: 0, max: 99_999_999.99, step: 0.01 })
export const degrees = fieldOf<Omit<Options<NumberField>, 'step'>>()('degrees', { step: 0.00000001 })
export const day = fieldOf<Options<DayField>>()('day', {})
export const time = fieldOf<Options<DayField>>()('time', {})
