import { expect, test } from 'vitest'
import { parseRobots } from './robots.ts'

const agent = 'WaymarkLinkWatch'

test.each([
  ['', '/a', true],
  ['User-agent: *\nDisallow:', '/a', true],
  ['User-agent: *\nDisallow: /', '/a', false],
  ['\uFEFFuser-agent: *\r\ndisallow: /private # secret\r\n', '/private/x', false],
  ['User-agent: *\nDisallow: /private', '/public', true],
  ['User-agent: *\nDisallow: /\nAllow: /camps', '/camps/1', true],
  ['User-agent: *\nAllow: /camps\nDisallow: /camps/old', '/camps/old', false],
  ['User-agent: *\nDisallow: /x\nAllow: /x', '/x', true],
  ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf', false],
  ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf?x', true],
  ['User-agent: *\nDisallow: /a*b*c', '/a1b2c3', false],
  ['User-agent: *\nDisallow: /ab*ab$', '/ab', true],
  ['User-agent: Other\nDisallow: /', '/a', true],
  ['User-agent: Other\nUser-agent: waymarklinkwatch\nDisallow: /', '/a', false],
  ['User-agent: *\nDisallow: /\n\nUser-agent: WaymarkLinkWatch\nAllow: /', '/a', true],
  ['User-agent: *\nDisallow: /a\nUser-agent: Other\nDisallow: /', '/b', true],
  ['<html>Not found</html>', '/a', true],
])('%j allows %s: %s', (text, path, isAllowed) => {
  expect(parseRobots(text, agent)(path)).toBe(isAllowed)
})

test('a rule made to be slow is answered', () => {
  const rules = parseRobots(`User-agent: *\nDisallow: /${'*a'.repeat(2_000)}$`, agent)
  expect(rules(`/${'a'.repeat(1_999)}b`)).toBe(true)
})
