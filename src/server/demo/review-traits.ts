import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import type { DemoListing } from './demo-listings.ts'

/** What a sentence about a listing may take for granted, such as that there is a building to park at. */
export function traitsOf({ kind, values }: DemoListing): Set<string> {
  const modes = listOf(values.deliveryMode)
  const categories = listOf(values[kindOf(kind).categories])
  const isOnSite = modes.includes('In-person') || modes.includes('Hybrid')
  const isPaid = ['Paid', 'Hourly Wage'].includes(String(values.compensation))
  const traits = [
    themeOf(kind, categories),
    isOnSite ? 'onsite' : null,
    modes.includes('Remote') || modes.includes('Online') ? 'remote' : null,
    /^Outdoor/.test(categories[0] ?? '') ? 'outdoor' : null,
    /^Childcare/.test(categories[0] ?? '') ? 'children' : null,
    listOf(values.tags).includes('Residential / Overnight') ? 'overnight' : null,
    listOf(values.duration).includes('Summer') ? 'summer' : null,
    isPaid ? 'paid' : null,
    values.compensation === 'Stipend' ? 'stipend' : null,
    ['business', 'Group', 'Both'].includes(String(values.type)) ? 'group' : null,
  ]
  return new Set(traits.filter((trait) => trait !== null))
}

/** What one learns there, as one says it in a sentence. */
export function topicOf({ values }: DemoListing): string {
  const [subject = 'it'] = listOf(values.subjects)
  const isName =
    /^(Java|C\+\+|Python|Scratch|US |[A-Z]{2}|Chinese|Japanese|Korean|Spanish|French|American|German|Latin|Greek|English|Science Olympiad|Brazilian)/
  return isName.test(subject) ? subject : subject.toLowerCase().replace(' & ', ' and ')
}

/** The first theme whose pattern fits the first category. */
const themes: Partial<Record<Kind, [theme: string, category: RegExp][]>> = {
  tutoring: [
    ['arts', /Arts/],
    ['guidance', /Counseling|Life Skills/],
    ['sport', /Sports|Outdoor|Fitness/],
    ['academic', /./],
  ],
  camp: [
    ['arts', /Arts|Music/],
    ['active', /Sports|Outdoor/],
    ['people', /Leadership|Service|Inclusive|Faith|Wellness|Humanities|Language|Law/],
    ['stem', /STEM|Mathematics|Medicine|Engineering|Computer|Environmental/],
  ],
  job: [
    ['counter', /Retail|Food/],
    ['care', /Childcare|Healthcare|Education/],
    ['desk', /Office|Tech|STEM|Government/],
  ],
}

function themeOf(kind: Kind, [category = '']: string[]) {
  return themes[kind]?.find(([, pattern]) => pattern.test(category))?.[0] ?? null
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value : []
}
