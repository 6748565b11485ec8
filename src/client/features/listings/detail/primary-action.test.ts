import { describe, expect, it } from 'vitest'
import type { Values } from '#shared/listings/define-kind.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { primaryActionOf } from './primary-action.ts'

const today = '2026-11-17'
const action = (kind: Kind, values: Values, applyLink: string | null = null) =>
  primaryActionOf({ kind, values, applyLink, today })
const website = 'https://lark.example.org'

describe('the primary action', () => {
  it('of a camp is to apply, while applications are open', () => {
    expect(action('camp', { website }, 'website')).toEqual({
      label: 'Apply',
      href: website,
      isExternal: true,
    })
    const closedCases: Values[] = [
      { applicationDeadline: '2026-11-16' },
      { applicationOpen: '2026-12-01' },
      { applicationAvailable: false },
    ]
    for (const closed of closedCases)
      expect(action('camp', { website, ...closed }, 'website')?.label).toBe('Visit website')
  })

  it('of an event is to register, until it has passed', () => {
    const event = { registrationLink: website, organizerPhone: '(925) 555-0101' }
    expect(action('event', { ...event, eventDate: today })?.label).toBe('Register')
    expect(action('event', { ...event, eventDate: '2026-11-16' })?.label).toBe('Call')
  })

  it('of a tutor is the website, else to call, else to email', () => {
    expect(action('tutoring', { website, phone: '(925) 555-0101' })?.label).toBe('Visit website')
    expect(action('tutoring', { website: null, phone: '(925) 555-0101' })).toEqual({
      label: 'Call',
      href: 'tel:9255550101',
      detail: '(925) 555-0101',
      isExternal: false,
    })
    expect(action('tutoring', { email: 'hi@example.org' })?.href).toBe('mailto:hi@example.org')
    expect(action('tutoring', {})).toBeNull()
  })
})
