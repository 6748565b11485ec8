/** '1,204' and '1,204.5', for at most two decimals. Does not use `Intl`, which is slow (day-names.ts). */
export const groupDigits = (value: number | string): string =>
  String(value).replace(/\B(?=(\d{3})+(\.|$))/g, ',')
