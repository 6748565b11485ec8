/**
 * Retention periods. The privacy policy promises these numbers, so the deletion jobs must not exceed them. The last two apply
 * to the operator, because logs and backups are outside the product.
 */
export const retention = {
  sessionIdleDays: 14,
  sessionMaxDays: 60,
  passwordLinkMinutes: 60,
  verificationLinkDays: 7,
  unusedUploadHours: 24,
  notificationDays: 90,
  removedNoteDays: 30,
  sentMailDays: 7,
  undeliveredMailDays: 14,
  logDays: 30,
  backupDays: 35,
} as const
