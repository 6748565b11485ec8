import { CalendarPlus } from 'lucide-react'
import type { ButtonVariant } from '#client/ui/button-style.ts'
import { LinkButton } from '#client/ui/link-button.tsx'

interface CalendarLinkProps {
  eventId: number
  variant: ButtonVariant
  className?: string
}

export function CalendarLink({ eventId, variant, className }: CalendarLinkProps) {
  return (
    <LinkButton
      href={`/api/events/${eventId}/calendar.ics`}
      fullPage
      size={variant === 'primary' ? 'md' : 'sm'}
      variant={variant}
      className={className}
    >
      <CalendarPlus aria-hidden="true" />
      Add to calendar
    </LinkButton>
  )
}
