const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** '512 byte', '8.3 MB', '120 GB' */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const value = bytes / 1000 ** step
  return new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit: units[step],
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}
