import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import { quickResources } from '#shared/reference/guide/quick-resources.ts'
import type { QuickResourceGroup } from '#shared/reference/guide/types.ts'
import { ResourceLink } from './resource-link.tsx'

/** Native disclosure elements, so that find-in-page opens the matching group. */
export const QuickResources = memo(function QuickResources() {
  return (
    <section aria-labelledby="quick-resources" className="print:hidden">
      <h2 id="quick-resources" className="text-lg">
        Quick Resources
      </h2>
      <div className="mt-3 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {quickResources.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </section>
  )
})

function Group({ group }: { group: QuickResourceGroup }) {
  return (
    <details name="quick-resources" className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 text-sm font-medium hover:bg-accent-soft">
        <span>
          {group.title}
          <span className="font-normal text-ink-faint">{`\u00a0(${group.resources.length})`}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="flex flex-col gap-3 px-4 pt-1 pb-5">
        {group.resources.map((resource) => (
          <li key={resource.url}>
            <ResourceLink resource={resource} className="text-sm" />
            <p className="text-sm text-ink-soft">{resource.description}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
