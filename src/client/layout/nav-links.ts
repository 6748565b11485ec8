import { kindNames, kindOf } from '#shared/listings/kinds.ts'

export const navLinks = [
  ...kindNames.map((kind) => {
    const { path, nav } = kindOf(kind).names
    return { href: `/${path}`, label: nav }
  }),
  { href: '/guides', label: 'Guides' },
]
