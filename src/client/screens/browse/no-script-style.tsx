/** Hides controls that need scripts if scripts are off. A button around a picture stays visible. */
export function NoScriptStyle() {
  return (
    <noscript>
      <style>{style}</style>
    </noscript>
  )
}

const style =
  '.js-only,.js-buttons button:not([type=submit],:has(img)),.js-buttons div:has(>select):not(form *){display:none!important}'
