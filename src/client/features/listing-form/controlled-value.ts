import type { ControllerRenderProps } from 'react-hook-form'
import type { FormValues } from './form-values.ts'

export type ControlledValue = ControllerRenderProps<FormValues, string>
