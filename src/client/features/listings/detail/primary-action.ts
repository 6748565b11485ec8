import { deadlineOf } from '#shared/listings/deadline.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { telUrl } from './contact-format.ts'

export interface PrimaryAction {
  label: 'Apply' | 'Register' | 'Visit website' | 'Call' | 'Email'
  href: string
  /** What stands beside the label where there is room: a phone number. */
  detail?: string
  isExternal: boolean
}

interface Subject {
  kind: Kind
  values: Values
  /** The field with the address to apply at; null for kinds that one simply calls. */
  applyLink: string | null
  today: string
}

/** The one thing to do next: the first that exists of applying, registering, visiting the website, calling, writing. */
export function primaryActionOf({ kind, values, applyLink, today }: Subject): PrimaryAction | null {
  const text = (name: string) => {
    const value = values[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const outside = (label: PrimaryAction['label'], href: string) => ({ label, href, isExternal: true })

  const applyAt = applyLink === null ? null : text(applyLink)
  if (applyAt !== null && canApply(kind, values, today)) return outside('Apply', applyAt)
  const day = text('eventDate')
  const isPast = day !== null && day < today
  const registerAt = isPast ? null : text('registrationLink')
  if (registerAt !== null) return outside('Register', registerAt)
  const website = text('website')
  if (website !== null) return outside('Visit website', website)
  const phone = text('phone') ?? text('organizerPhone')
  if (phone !== null) return { label: 'Call', href: telUrl(phone), detail: phone, isExternal: false }
  const email = text('email') ?? text('organizerEmail')
  return email === null ? null : { label: 'Email', href: `mailto:${email}`, isExternal: false }
}

/** After the deadline, or while no applications are taken, the website is only worth a visit. */
function canApply(kind: Kind, values: Values, today: string) {
  const state = deadlineOf(kindOf(kind), values, today)?.state
  return state !== 'closed' && state !== 'opens' && values.applicationAvailable !== false
}
