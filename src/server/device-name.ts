/** Browser and operating system: enough to recognize your own device, too little for tracking. */
export function deviceName(userAgent: string | undefined): string {
  if (userAgent === undefined) return unknownDevice
  const browser = firstMatch(browsers, userAgent)
  const system = firstMatch(systems, userAgent)
  if (browser === null) return system ?? unknownDevice
  return system === null ? browser : `${browser} on ${system}`
}

export const deviceOf = ({ headers }: { headers: { 'user-agent'?: string } }): string =>
  deviceName(headers['user-agent'])

const unknownDevice = 'Unknown device'

type Patterns = readonly (readonly [pattern: RegExp, name: string])[]

/** Order matters: Chromium browsers also name Safari, and most others also name Chrome. */
const browsers: Patterns = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: Patterns = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstMatch = (patterns: Patterns, text: string) =>
  patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null
