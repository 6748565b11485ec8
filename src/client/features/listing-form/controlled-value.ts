import type { ControllerRenderProps } from 'react-hook-form'
import type { FormValues } from './form-values.ts'

/** What a control needs to show its value, to change it, and to be found when something is wrong with it. */
export type ControlledValue = ControllerRenderProps<FormValues, string>
