/** Calls by these change nothing, unless a route says otherwise. */
export const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
