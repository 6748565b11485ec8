import {
  Briefcase,
  CalendarDays,
  GraduationCap,
  type LucideIcon,
  Map as MapIcon,
  Store,
  Tent,
} from 'lucide-react'
import type { KindIcon } from '#shared/listings/define-kind.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'

export interface Category {
  /** Null when not a listing kind. */
  kind: Kind | null
  href: string
  title: string
  text: string
  Icon: LucideIcon
}

const icons: Record<KindIcon, LucideIcon> = {
  briefcase: Briefcase,
  calendar: CalendarDays,
  'graduation-cap': GraduationCap,
  store: Store,
  tent: Tent,
}

export const listingCategories: readonly Category[] = kindNames.map((kind) => {
  const { names, card } = kindOf(kind)
  return { kind, href: `/${names.path}`, title: card.title, text: card.text, Icon: icons[card.icon] }
})

export const planningGuides = {
  kind: null,
  title: 'Planning Guides',
  text: 'What matters in each grade, and each summer between.',
  Icon: MapIcon,
}
