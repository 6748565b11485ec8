/** Whether a robots.txt (RFC 9309) allows the agent a path with its query. */
export type RobotsRules = (path: string) => boolean

interface Rule {
  isAllowed: boolean
  length: number
  matches: (path: string) => boolean
}

/** Groups of the agent itself, else those of every agent. */
export function parseRobots(text: string, agent: string): RobotsRules {
  const groups = new Map<string, Rule[]>()
  let agents: string[] = []
  let isInRules = false
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? []
    const key = name.toLowerCase()
    if (key === 'user-agent') {
      // Consecutive user-agent lines share the rules that follow.
      if (isInRules) agents = []
      isInRules = false
      agents.push(value.trim().toLowerCase())
      for (const one of agents) groups.set(one, groups.get(one) ?? [])
    } else if (key === 'allow' || key === 'disallow') {
      isInRules = true
      const path = value.trim()
      const rule = { isAllowed: key === 'allow', length: path.length, matches: matcherOf(path) }
      // An empty path matches nothing.
      if (path !== '') for (const one of agents) groups.get(one)?.push(rule)
    }
  }
  const rules = groups.get(agent.toLowerCase()) ?? groups.get('*') ?? []
  return (path) => {
    const matching = rules.filter(({ matches }) => matches(path))
    // The longest rule wins, and of equal ones the one that allows.
    const longest = Math.max(0, ...matching.map(({ length }) => length))
    const decisive = matching.filter(({ length }) => length === longest)
    return decisive.length === 0 || decisive.some(({ isAllowed }) => isAllowed)
  }
}

/**
 * `*` stands for anything, `$` at the end for the end. Searches part after part, because a regular expression made from a
 * hostile file could take forever.
 */
function matcherOf(rule: string): (path: string) => boolean {
  const isWhole = rule.endsWith('$')
  const [start = '', ...parts] = (isWhole ? rule.slice(0, -1) : rule).split(/\*+/)
  return (path) => {
    if (!path.startsWith(start)) return false
    let at = start.length
    for (const [index, part] of parts.entries()) {
      const isEnd = isWhole && index === parts.length - 1
      const found = isEnd ? path.length - part.length : path.indexOf(part, at)
      if (found < at || !path.startsWith(part, found)) return false
      at = found + part.length
    }
    return !isWhole || at === path.length
  }
}
