/** How figures are written, once for all tables. */
export const count = (value: number): string => Math.round(value).toLocaleString('en-US')

export const milliseconds = (value: number): string =>
  value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : count(value)

export const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`

export const times = (value: number): string => `${value.toFixed(1)} ×`

/** A share of a limit, or a dash where there is no such limit. */
export const shareOf = (value: number, limit: number | null | undefined): string =>
  limit ? percent(value / limit) : '–'
