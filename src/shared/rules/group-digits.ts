/** '1,204' and '1,204.5', for numbers of at most two decimals. Without `Intl`, for the reason in day-names.ts. */
export const groupDigits = (value: number | string): string =>
  String(value).replace(/\B(?=(\d{3})+(\.|$))/g, ',')
