/** `TORTURE=full` runs the mail tests at the promised scale, on a quiet machine; other runs use fewer mails. */
export const isFullTorture = process.env.TORTURE === 'full'
