import { deadlineOf } from '#shared/listings/deadline.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { textOf } from '#shared/listings/read-values.ts'
import { telUrl } from './contact-format.ts'

export interface PrimaryAction {
  label: 'Apply' | 'Register' | 'Visit website' | 'Call' | 'Email'
  href: string
  /** A phone number, shown beside the label if there is room. */
  detail?: string
  isExternal: boolean
}

interface Subject {
  kind: Kind
  values: Values
  /** The field with the application URL; null for kinds without applications. */
  applyLink: string | null
  today: string
}

/** The first available action: apply, register, visit the website, call or email. */
export function primaryActionOf({ kind, values, applyLink, today }: Subject): PrimaryAction | null {
  const text = (name: string) => textOf(values[name])
  const external = (label: PrimaryAction['label'], href: string) => ({ label, href, isExternal: true })

  const applyAt = applyLink === null ? null : text(applyLink)
  if (applyAt !== null && canApply(kind, values, today)) return external('Apply', applyAt)
  const day = text('eventDate')
  const isPast = day !== null && day < today
  const registerAt = isPast ? null : text('registrationLink')
  if (registerAt !== null) return external('Register', registerAt)
  const website = text('website')
  if (website !== null) return external('Visit website', website)
  const phone = text('phone') ?? text('organizerPhone')
  if (phone !== null) return { label: 'Call', href: telUrl(phone), detail: phone, isExternal: false }
  const email = text('email') ?? text('organizerEmail')
  return email === null ? null : { label: 'Email', href: `mailto:${email}`, isExternal: false }
}

/** Before opening, after the deadline or without applications, the link is only a website visit. */
function canApply(kind: Kind, values: Values, today: string) {
  const state = deadlineOf(kindOf(kind), values, today)?.state
  return state !== 'closed' && state !== 'opens' && values.applicationAvailable !== false
}
