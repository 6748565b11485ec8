import { useEffect, useRef } from 'react'
import { moveFocusAway } from '#client/lib/move-focus.ts'
import { Cairn } from '#client/ui/art/cairn.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

export function SubmissionSuccessful({ kind, onAnother }: { kind: Kind; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused submit button is gone.
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Card className="flex flex-col items-center px-6 py-12 text-center sm:py-16">
      <Cairn className="size-24 text-accent" />
      <h2 ref={heading} tabIndex={-1} className="mt-6 text-2xl outline-none">
        Submission Successful!
      </h2>
      <p className="mt-2 max-w-lg text-ink-soft">
        Thank you for sharing your {kindOf(kind).names.tab.toLowerCase()}. A person reviews it before it goes
        live. Check your inbox for a confirmation.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button
          onClick={({ currentTarget }) => {
            moveFocusAway(currentTarget)
            onAnother()
            window.scrollTo({ top: 0 })
          }}
        >
          Submit Another Listing
        </Button>
        <LinkButton href="/my-listings" variant="secondary">
          See my listings
        </LinkButton>
      </div>
    </Card>
  )
}
