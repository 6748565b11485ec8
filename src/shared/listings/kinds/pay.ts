export const salaryTypeLabels = { hourly: 'Hourly', monthly: 'Monthly', yearly: 'Yearly' } as const
