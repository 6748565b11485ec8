/** For ids from paths: PostgreSQL throws on any other text. */
export const isUuid = (value: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
