import { useDetailHeadings } from './detail-headings.ts'

export function SectionHeading({ children }: { children: string }) {
  const { section: Heading } = useDetailHeadings()
  return <Heading className="mb-2 text-lg">{children}</Heading>
}
