import { TrailScene } from '#client/ui/art/trail-scene.tsx'
import { Button } from '#client/ui/button.tsx'
import { welcome } from '#shared/reference/guide/index.ts'
import type { Milestone, MilestoneId } from '#shared/reference/guide/types.ts'

interface WelcomeProps {
  /** The step of the student's grade; undefined without a grade. */
  here: Milestone | undefined
  onOpen: (step: MilestoneId) => void
}

const first = '9th'

export function Welcome({ here, onOpen }: WelcomeProps) {
  const isPastFirst = here !== undefined && here.id !== first
  return (
    <section className="grid overflow-hidden rounded-lg border border-line bg-surface shadow-card lg:grid-cols-2">
      <TrailScene
        labels={['9th', '10th', '11th', '12th']}
        className="h-56 w-full sm:h-128 lg:h-full lg:min-h-96"
      />
      <div className="self-center p-6 sm:p-8">
        <h2 className="text-2xl">{welcome.heading}</h2>
        <p className="mt-3 max-w-2xl text-ink-soft">{welcome.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {isPastFirst ? (
            <Button onClick={() => onOpen(here.id)}>{`Go to ${here.title}, where you are`}</Button>
          ) : null}
          <Button variant={isPastFirst ? 'secondary' : 'primary'} onClick={() => onOpen(first)}>
            {welcome.action}
          </Button>
        </div>
      </div>
    </section>
  )
}
