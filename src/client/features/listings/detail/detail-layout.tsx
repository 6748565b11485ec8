import type { ReactNode } from 'react'

interface DetailLayoutProps {
  header: ReactNode
  facts: ReactNode
  actions: ReactNode
  about: ReactNode
  details: ReactNode
  /** Provider rows and unstated fields. */
  provider: ReactNode
  /** Reviews and similar listings. */
  children?: ReactNode
}

/** One column in the order people ask; on wide screens the details are beside the text. */
export function DetailLayout({
  header,
  facts,
  actions,
  about,
  details,
  provider,
  children,
}: DetailLayoutProps) {
  return (
    <article className="flex flex-col gap-8 max-sm:pb-24">
      <div className="flex flex-col gap-4">
        {header}
        {facts}
        {actions}
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-6">{about}</div>
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {details}
        </div>
        <div className="flex min-w-0 flex-col gap-4">{provider}</div>
      </div>
      {children}
    </article>
  )
}
