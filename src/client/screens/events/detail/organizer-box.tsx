import { Building2, Info } from 'lucide-react'
import type { CommunityEvent } from '#client/api/events.ts'
import { EmailLine, PhoneLine } from '#client/features/listings/detail/contact-line.tsx'
import { DetailLine } from '#client/features/listings/detail/detail-line.tsx'

export function OrganizerBox({ event }: { event: CommunityEvent }) {
  const { organizer, organizerEmail: email, organizerPhone: phone, contactInfo } = event
  return (
    <section aria-label="Organizer" className="min-w-0">
      <h3 className="mb-2 text-lg">Organizer</h3>
      <dl className="divide-y divide-line rounded-lg border border-line px-4 text-sm">
        <DetailLine label="Name" Icon={Building2}>
          {organizer}
        </DetailLine>
        <EmailLine email={email} />
        <PhoneLine phone={phone} />
        {contactInfo ? (
          <DetailLine label="Contact" Icon={Info}>
            {contactInfo}
          </DetailLine>
        ) : null}
      </dl>
    </section>
  )
}
