import en from 'dictionary-en'
import nspell from 'nspell'
import { expect, test } from 'vitest'
import { guide, welcome } from '#shared/reference/guide/index.ts'
import { quickResources } from '#shared/reference/guide/quick-resources.ts'
import { privacy } from '#shared/reference/legal/privacy.ts'
import { terms } from '#shared/reference/legal/terms.ts'
import { knownNames } from './known-names.ts'

const parties = {
  siteName: 'Lantern',
  companyName: 'Lantern Inc.',
  contactEmail: 'hello@lantern.example',
  privacyEmail: 'privacy@lantern.example',
}

const spelling = nspell({ aff: Buffer.from(en.aff), dic: Buffer.from(en.dic) })
for (const name of knownNames) spelling.add(name)

test.each(
  Object.entries({ guide, welcome, quickResources, terms: terms(parties), privacy: privacy(parties) }),
)('every word of %s is in the dictionary or is a verified name', (_name, content) => {
  expect([...new Set(wordsIn(content).filter((word) => !spelling.correct(word)))]).toEqual([])
})

/** The words of all nested texts, without addresses and markup. */
function wordsIn(content: unknown): string[] {
  if (typeof content === 'string') {
    const prose = content.replace(
      /<[^>]+>|https?:\S+|\S+@\S+|(?:[a-z0-9-]+\.)+(?:org|com|gov|edu|net)\b\S*/gi,
      ' ',
    )
    return prose.replaceAll('’', "'").match(/(?<![\p{L}\p{N}])\p{L}[\p{L}']*\p{L}/gu) ?? []
  }
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, value]) => (nonProse.has(name) ? [] : wordsIn(value)))
}

/** Properties that are not prose. */
const nonProse = new Set(['id', 'url', 'href', 'slug', 'kind', 'icon'])
