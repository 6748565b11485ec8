import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError, errorMessage } from './api-error.ts'

/** Shows server errors under their fields, and errors without a field under `root`. */
export function showFormError<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
) {
  const fields = Object.keys(form.getValues())
  const errors = error instanceof ApiError ? Object.entries(error.fieldErrors) : []
  const shown = errors.filter(([field]) => fields.includes(field))
  for (const [index, [field, message]] of shown.entries()) {
    form.setError(field as FieldPath<Values>, { message }, { shouldFocus: index === 0 })
  }
  if (shown.length === 0) form.setError('root', { message: errorMessage(error) })
}
