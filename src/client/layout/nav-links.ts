export const navLinks = [
  { href: '/tutoring-providers', label: 'Tutors' },
  { href: '/summer-camps', label: 'Camps' },
  { href: '/internships', label: 'Internships' },
  { href: '/jobs', label: 'Jobs' },
  { href: '/events', label: 'Events' },
  { href: '/guides', label: 'Guides' },
] as const
