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
  loaded: () => ComponentType<Props> | undefined
}

/** Unlike `lazy`, a preloaded component renders at once: React shows the fallback for 300 ms even for loaded code. */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let component: ComponentType<Props> | undefined
  let hasFailed = false
  const loadOnce = async () => {
    component ??= await load()
    return component
  }
  const loadLazily = () =>
    lazy(async () => {
      try {
        return { default: await loadOnce() }
      } catch (error) {
        hasFailed = true
        throw error
      }
    })
  let LazyComponent: ComponentType<Props> = loadLazily()
  const preload = () => {
    // `lazy` caches a failure. Only a new visit retries, because React re-renders while it looks for a boundary.
    if (hasFailed) LazyComponent = loadLazily()
    hasFailed = false
    return loadOnce()
  }
  const preloadSoon = () => {
    if (!component) afterPaint(() => void preload().catch(() => undefined))
  }
  function Screen(props: Props) {
    // Chosen once per mount: swapping the component would lose its state.
    const [Component] = useState<ComponentType<Props>>(() => component ?? LazyComponent)
    return <Component {...props} />
  }
  return { Screen, preload, preloadSoon, isReady: () => component !== undefined, loaded: () => component }
}
