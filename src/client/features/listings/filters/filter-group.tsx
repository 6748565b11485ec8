import type { ReactNode, Ref } from 'react'

interface FilterGroupProps {
  legend: string
  children: ReactNode
  ref?: Ref<HTMLFieldSetElement>
}

export function FilterGroup({ legend, children, ref }: FilterGroupProps) {
  return (
    <fieldset ref={ref} className="min-w-0 scroll-mb-4">
      <legend className="mb-2 text-sm font-semibold text-ink">{legend}</legend>
      {children}
    </fieldset>
  )
}
