import { Compare } from '#client/screens/compare/compare.tsx'
import { NoScriptStyle } from './no-script-style.tsx'

/** The comparison for visitors, at a URL that can be shared. */
export function BrowseCompare() {
  return (
    <div className="js-buttons flex flex-1 flex-col">
      <NoScriptStyle />
      <Compare />
    </div>
  )
}
