import { useDetailHeadings } from './detail-headings.ts'

export function SectionHeading({ children, id }: { children: string; id?: string }) {
  const { section: Heading } = useDetailHeadings()
  return (
    <Heading id={id} className="mb-2 text-lg">
      {children}
    </Heading>
  )
}
