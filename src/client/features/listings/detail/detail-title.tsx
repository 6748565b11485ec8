/** A dialog announces its own title, so only a page has a heading here. */
export function DetailTitle({ title, isPage }: { title: string; isPage: boolean }) {
  const style = 'text-breaks font-display text-2xl font-semibold text-balance'
  if (isPage) return <h1 className={style}>{title}</h1>
  return (
    <p aria-hidden="true" className={style}>
      {title}
    </p>
  )
}
