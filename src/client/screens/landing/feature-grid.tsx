import { Briefcase, CalendarDays, GraduationCap, Map as MapIcon, Star, Tent } from 'lucide-react'
import { Pebble } from '#client/ui/art/pebble.tsx'

export function FeatureGrid() {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="max-w-xl text-3xl">
        Everything along the way, on one map
      </h2>
      <ul className="mt-10 grid overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 sm:gap-px lg:grid-cols-3">
        {features.map(({ title, text, Icon }, index) => (
          <li
            key={title}
            className="flex gap-4 border-b border-line bg-surface p-5 last:border-b-0 sm:block sm:border-b-0 sm:p-8"
          >
            <Pebble shape={index}>
              <Icon aria-hidden="true" />
            </Pebble>
            <div className="sm:mt-5">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-balance text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const features = [
  {
    title: 'Tutoring & Learning',
    text: 'Private tutors and learning centers for every subject, from Algebra to the SAT.',
    Icon: GraduationCap,
  },
  {
    title: 'Camps & Programs',
    text: 'Summer programs by cost, dates and how hard they are to get into.',
    Icon: Tent,
  },
  {
    title: 'Internships & Jobs',
    text: 'A first job or a first look at a career, open to your age.',
    Icon: Briefcase,
  },
  {
    title: 'Community Events',
    text: 'See what is on this week and how far away it is.',
    Icon: CalendarDays,
  },
  {
    title: 'Planning Guides',
    text: 'What to do in each grade and each summer, from freshman fall to move-in day.',
    Icon: MapIcon,
  },
  {
    title: 'Reviews & Ratings',
    text: 'Students and parents tell you what it was really like.',
    Icon: Star,
  },
]
