import { TrailScene } from '#client/ui/art/trail-scene.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { welcome } from '#shared/reference/guide/index.ts'

export function Welcome({ onStart }: { onStart: () => void }) {
  return (
    <Card className="overflow-hidden p-0 sm:p-0">
      <div className="h-44 overflow-hidden sm:h-60 [&>svg]:h-full [&>svg]:w-full [&>svg]:object-cover">
        <TrailScene labels={['9th', '10th', '11th', '12th']} />
      </div>
      <div className="p-6 sm:p-8">
        <h2 className="text-2xl">{welcome.heading}</h2>
        <p className="mt-3 max-w-2xl text-ink-soft">{welcome.text}</p>
        <Button className="mt-6" onClick={onStart}>
          {welcome.action}
        </Button>
      </div>
    </Card>
  )
}
