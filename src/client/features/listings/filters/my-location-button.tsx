import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { requestLocation } from '#client/lib/request-location.ts'
import { Button } from '#client/ui/button.tsx'
import { FieldError } from '#client/ui/field.tsx'

/** The location is stored only in the list URL. */
export function MyLocationButton({ onFound }: { onFound: (at: string) => void }) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const ask = async () => {
    setState('asking')
    try {
      onFound(await requestLocation())
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <div>
      <Button
        variant="text"
        size="sm"
        className="-ml-3"
        loading={state === 'asking'}
        onClick={() => void ask()}
      >
        <LocateFixed aria-hidden="true" />
        Use my location
      </Button>
      <div role="status">
        {state === 'failed' ? (
          <FieldError>Your browser did not share your location. A ZIP code works too.</FieldError>
        ) : null}
      </div>
    </div>
  )
}
