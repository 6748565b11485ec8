/**
 * How long things are kept. The privacy policy promises these numbers, so whatever expires or sweeps a record must
 * not outstay them; the last two bind whoever runs the server, since logs and backups live outside the product.
 */
export const retention = {
  sessionIdleDays: 14,
  sessionMaxDays: 60,
  passwordLinkMinutes: 60,
  verificationLinkDays: 7,
  unusedUploadHours: 24,
  sentMailDays: 7,
  undeliveredMailDays: 14,
  logDays: 30,
  backupDays: 35,
} as const
