export function HowItWorks() {
  return (
    <section aria-label="How it works">
      <ol className="grid gap-10 md:grid-cols-3 md:gap-8">
        {steps.map(({ title, text }) => (
          <li key={title} className="relative border-t-2 border-dotted border-accent-line pt-6">
            <span aria-hidden="true" className="absolute -top-[7px] left-0 size-3 rounded-full bg-accent" />
            <h2 className="text-2xl">{title}</h2>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const steps = [
  {
    title: 'Discover',
    text: 'Search and filter by subject, cost, dates, distance and age. Save what looks right, and find it again with its deadlines.',
  },
  {
    title: 'Share',
    text: 'Add a tutor, a camp or an event you know. Write what it was like, so that the next family knows more than you did.',
  },
  {
    title: 'Connect',
    text: 'Reach people directly, by phone, email or their own site. There is no middleman.',
  },
]
