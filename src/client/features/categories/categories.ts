import {
  Briefcase,
  CalendarDays,
  GraduationCap,
  type LucideIcon,
  Map as MapIcon,
  Store,
  Tent,
} from 'lucide-react'

export interface Category {
  href: string
  title: string
  text: string
  Icon: LucideIcon
}

export const listingCategories: readonly Category[] = [
  {
    href: '/tutoring-providers',
    title: 'Tutoring Providers',
    text: 'Private tutors and learning centers, subject by subject.',
    Icon: GraduationCap,
  },
  {
    href: '/summer-camps',
    title: 'Summer Camps',
    text: 'Programs by cost, dates and how selective they are.',
    Icon: Tent,
  },
  {
    href: '/internships',
    title: 'Internships',
    text: 'Paid, for credit or for experience, near home or remote.',
    Icon: Briefcase,
  },
  {
    href: '/jobs',
    title: 'Jobs',
    text: 'First jobs and weekend shifts, with pay shown up front.',
    Icon: Store,
  },
  {
    href: '/events',
    title: 'Community Events',
    text: 'Fairs, workshops and performances, day by day.',
    Icon: CalendarDays,
  },
]

export const planningGuides = {
  title: 'Planning Guides',
  text: 'What matters in each grade, and each summer between.',
  Icon: MapIcon,
}
