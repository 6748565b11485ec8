/** Joins class names and leaves out what is absent. */
export function cx(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ')
}
