import { Briefcase, CalendarDays, GraduationCap, Map as MapIcon, Store, Tent } from 'lucide-react'
import { Pebble } from '#client/ui/art/pebble.tsx'

export function Ecosystem() {
  return (
    <section aria-labelledby="ecosystem">
      <h2 id="ecosystem" className="max-w-xl text-3xl">
        One place for the whole journey
      </h2>
      <ul className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ title, text, Icon }, index) => (
          <li key={title} className="flex gap-4">
            <Pebble shape={index}>
              <Icon aria-hidden="true" />
            </Pebble>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const cards = [
  {
    title: 'Learn',
    text: 'Tutors and centers for school, tests, music, languages and sport.',
    Icon: GraduationCap,
  },
  {
    title: 'Explore',
    text: 'Camps and summer programs, from open enrollment to very competitive.',
    Icon: Tent,
  },
  {
    title: 'Try',
    text: 'Internships on site, hybrid or remote, for pay, credit or experience.',
    Icon: Briefcase,
  },
  {
    title: 'Earn',
    text: 'First jobs by age, pay and distance, with training where it is offered.',
    Icon: Store,
  },
  { title: 'Take part', text: 'Community events for high school, college and all ages.', Icon: CalendarDays },
  {
    title: 'Plan',
    text: 'A guide through four years and their summers, and a plan of your weeks.',
    Icon: MapIcon,
  },
]
