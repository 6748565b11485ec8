import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import type { SectionProgress } from './form-section.tsx'
import type { FormValues, SectionEntry } from './form-values.ts'

/** Sections collapse when done. A section with an error stays expanded, so that its field can take focus. */
export function useSectionProgress(form: UseFormReturn<FormValues>, sections: readonly SectionEntry[]) {
  const [done, setDone] = useState<readonly string[]>([])
  const [collapsed, setCollapsed] = useState<readonly string[]>([])
  const { errors } = form.formState

  return {
    /** Expands the sections of these fields. */
    reveal(names: readonly string[]) {
      const titles = sections.filter((section) => hasAny(section, names)).map(({ title }) => title)
      setCollapsed((current) => current.filter((title) => !titles.includes(title)))
    },

    progressOf(section: SectionEntry): SectionProgress {
      const { title } = section
      const hasErrors = hasAny(section, Object.keys(errors))
      return {
        isDone: done.includes(title) && !hasErrors,
        isOpen: hasErrors || !collapsed.includes(title),
        onToggle: () =>
          setCollapsed(collapsed.includes(title) ? without(collapsed, title) : [...collapsed, title]),
        async onDone(element) {
          const names = section.fields.map(({ name }) => name)
          if (!(await form.trigger(names, { shouldFocus: true }))) return
          // Synchronous: focus must scroll to the next section's position after the collapse.
          flushSync(() => {
            setDone((current) => [...without(current, title), title])
            setCollapsed((current) => [...without(current, title), title])
          })
          focusNextHeading(element)
        },
      }
    },
  }
}

const hasAny = ({ fields }: SectionEntry, names: readonly string[]) =>
  fields.some(({ name }) => names.includes(name))

const without = (titles: readonly string[], title: string) => titles.filter((other) => other !== title)

/** The button that had focus is hidden now. */
function focusNextHeading(section: Element | null) {
  const heading = 'h3 button'
  const next = section?.nextElementSibling?.querySelector(heading) ?? section?.querySelector(heading)
  if (next instanceof HTMLElement) next.focus()
}
