import { TrailScene } from '#client/ui/art/trail-scene.tsx'
import { Button } from '#client/ui/button.tsx'
import { welcome } from '#shared/reference/guide/index.ts'

export function Welcome({ onStart }: { onStart: () => void }) {
  return (
    <section className="grid overflow-hidden rounded-lg border border-line bg-surface shadow-card lg:grid-cols-2">
      <TrailScene
        labels={['9th', '10th', '11th', '12th']}
        className="h-56 w-full sm:h-80 lg:h-full lg:min-h-96"
      />
      <div className="self-center p-6 sm:p-8">
        <h2 className="text-2xl">{welcome.heading}</h2>
        <p className="mt-3 max-w-2xl text-ink-soft">{welcome.text}</p>
        <Button className="mt-6" onClick={onStart}>
          {welcome.action}
        </Button>
      </div>
    </section>
  )
}
