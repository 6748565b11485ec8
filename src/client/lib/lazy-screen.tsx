import { type ComponentType, lazy, useState } from 'react'
import { afterPaint } from './after-paint.ts'

export interface LazyScreen<Props extends object = object> {
  Screen: ComponentType<Props>
  preload: () => Promise<unknown>
  /**
   * For hover and focus. Deferred past the next paint, because on touch screens it coincides with the tap. Failures
   * surface when the screen renders.
   */
  preloadSoon: () => void
  isReady: () => boolean
}

/** Unlike `lazy`, a preloaded component renders at once: React shows the fallback for 300 ms even for loaded code. */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded ??= await load()
    return loaded
  }
  const preloadSoon = () => {
    if (!loaded) afterPaint(() => void preload().catch(() => undefined))
  }
  const LazyComponent: ComponentType<Props> = lazy(async () => ({ default: await preload() }))
  function Screen(props: Props) {
    // Chosen once per mount: swapping the component would lose its state.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? LazyComponent)
    return <Component {...props} />
  }
  return { Screen, preload, preloadSoon, isReady: () => loaded !== undefined }
}
