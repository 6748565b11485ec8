/** Without scripts, what only works with them is not shown. A button around a picture stays, as the picture. */
export function NoScriptStyle() {
  return (
    <noscript>
      <style>{style}</style>
    </noscript>
  )
}

const style =
  '.js-only,.js-buttons button:not([type=submit],:has(img)),.js-buttons div:has(>select):not(form *){display:none!important}'
