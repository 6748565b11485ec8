import { Building2, Info, Mail, Phone } from 'lucide-react'
import type { CommunityEvent } from '#client/api/events.ts'
import { EmailLink, PhoneLink } from '#client/features/listings/detail/contact-line.tsx'
import { DetailGroup, groupsStyle } from '#client/features/listings/detail/detail-group.tsx'
import { DetailLine } from '#client/features/listings/detail/detail-line.tsx'
import { SectionHeading } from '#client/features/listings/detail/section-heading.tsx'

export function OrganizerBox({ event }: { event: CommunityEvent }) {
  const { organizer, organizerEmail: email, organizerPhone: phone, contactInfo } = event
  return (
    <section aria-label="Organizer" className="min-w-0">
      <SectionHeading>Who is behind it</SectionHeading>
      <div className={groupsStyle}>
        <DetailGroup>
          <DetailLine label="Organizer" Icon={Building2}>
            {organizer}
          </DetailLine>
          {email ? (
            <DetailLine label="Email" Icon={Mail}>
              <EmailLink email={email} />
            </DetailLine>
          ) : null}
          {phone ? (
            <DetailLine label="Phone" Icon={Phone}>
              <PhoneLink phone={phone} />
            </DetailLine>
          ) : null}
          {contactInfo ? (
            <DetailLine label="Contact" Icon={Info}>
              {contactInfo}
            </DetailLine>
          ) : null}
        </DetailGroup>
      </div>
    </section>
  )
}
