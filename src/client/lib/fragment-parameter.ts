/** Links carry secrets in the fragment, which browsers keep out of requests, logs and referrers. */
export function fragmentParameter(name: string): string | null {
  return new URLSearchParams(window.location.hash.slice(1)).get(name)
}
