import { Building2, Info, Mail, Phone } from 'lucide-react'
import type { CommunityEvent } from '#client/api/events.ts'
import { Copyable } from '#client/features/listings/detail/contact-rows.tsx'
import { DetailLine, NotSpecified } from '#client/features/listings/detail/detail-line.tsx'

/** Whom to ask. Copying is a button, since the shortcut is blocked. */
export function OrganizerBox({ event }: { event: CommunityEvent }) {
  const { organizer, organizerEmail: email, organizerPhone: phone, contactInfo } = event
  return (
    <section aria-label="Organizer" className="min-w-0">
      <h3 className="mb-2 text-lg">Organizer</h3>
      <dl className="divide-y divide-line rounded-lg border border-line px-4 text-sm">
        <DetailLine label="Name" Icon={Building2}>
          {organizer}
        </DetailLine>
        <DetailLine label="Email" Icon={Mail}>
          {email ? (
            <Copyable value={email} what="email address">
              <a href={`mailto:${email}`} className="text-link">
                {email}
              </a>
            </Copyable>
          ) : (
            <NotSpecified />
          )}
        </DetailLine>
        <DetailLine label="Phone" Icon={Phone}>
          {phone ? (
            <Copyable value={phone} what="phone number">
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="text-link">
                {phone}
              </a>
            </Copyable>
          ) : (
            <NotSpecified />
          )}
        </DetailLine>
        {contactInfo ? (
          <DetailLine label="Contact" Icon={Info}>
            {contactInfo}
          </DetailLine>
        ) : null}
      </dl>
    </section>
  )
}
