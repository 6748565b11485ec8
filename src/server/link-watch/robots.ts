import robotsParser from 'robots-parser'

/** Whether a robots.txt (RFC 9309) allows the agent a path with its query. */
export type RobotsRules = (path: string) => boolean

export function parseRobots(text: string, agent: string): RobotsRules {
  // Only paths are compared.
  const origin = 'http://host.invalid'
  const robots = robotsParser(`${origin}/robots.txt`, text.replace(/^\uFEFF/, ''))
  return (path) => robots.isAllowed(origin + path, agent) ?? true
}
