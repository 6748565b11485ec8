import type { AdminAccount } from '#shared/contract/users.ts'

export const roleLabels = { admin: 'Admin', user: 'User' } as const satisfies Record<
  AdminAccount['role'],
  string
>
