import { Check } from 'lucide-react'
import { Card } from '#client/ui/card.tsx'

export function Audiences() {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {audiences.map(({ title, points }) => (
        <Card key={title} className="sm:p-9">
          <h2 className="text-2xl">{title}</h2>
          <ul className="mt-5 flex flex-col gap-3.5">
            {points.map((point) => (
              <li key={point} className="flex gap-3 text-ink-soft">
                <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-accent" />
                {point}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}

const audiences = [
  {
    title: 'For parents and students',
    points: [
      'Browse, save, review and share without paying anything.',
      'See the cost, dates and age limits a provider gives, before you call.',
      'Read reviews by people with an account, one per person.',
      'Know what your grade asks for, and when.',
    ],
  },
  {
    title: 'For providers',
    points: [
      'List your tutoring, camp, internship, job or event for free.',
      'Be found by what you offer, not by what you pay.',
      'A person reviews each listing before it goes live.',
      'Families reach you directly, on your own phone, email or site.',
    ],
  },
]
