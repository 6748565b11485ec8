/** Any other text in a path is no account's id; PostgreSQL would refuse it with an error. */
export const isUuid = (value: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
