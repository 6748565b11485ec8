/** Stores and removes cookies of one server, ignoring their other attributes. */
export function createCookieJar() {
  const cookies = new Map<string, string>()
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    get: (name: string) => cookies.get(name),
    set: (name: string, value: string) => void cookies.set(name, value),
    clear: () => cookies.clear(),
    store(headers: Headers) {
      for (const cookie of headers.getSetCookie()) {
        const [pair = '', ...attributes] = cookie.split(';')
        const equals = pair.indexOf('=')
        const name = pair.slice(0, equals).trim()
        if (attributes.some(isRemoval)) cookies.delete(name)
        else cookies.set(name, pair.slice(equals + 1).trim())
      }
    },
  }
}

const isRemoval = (attribute: string) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute)
