import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { cx } from '#client/lib/cx.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { PreviewPicture } from './preview-picture.tsx'
import { slides } from './slides.ts'
import { useRotation } from './use-rotation.ts'

/** Announces only slide changes by the user. */
export function Preview() {
  const { index, isRotating, isMoving, setRotating, setPaused, step } = useRotation(slides.length)
  return (
    <section aria-roledescription="carousel" aria-label="A look inside">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pausing on hover is not an action. */}
      <div
        onPointerEnter={(event) => setPaused(event.pointerType === 'mouse')}
        onPointerLeave={() => setPaused(false)}
        onFocus={(event) => setPaused(event.target.matches(':focus-visible'))}
        onBlur={() => setPaused(false)}
      >
        <div className="mb-5 flex items-center gap-1 sm:mb-6">
          <p aria-hidden="true" className="mr-auto font-display text-xl font-semibold sm:text-2xl">
            {slides[index]?.title}
          </p>
          <div className="flex gap-1 noscript:hidden">
            <IconButton
              label={isRotating ? 'Stop rotation' : 'Start rotation'}
              onClick={() => setRotating(!isRotating)}
            >
              {isRotating ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            </IconButton>
            <IconButton label="Previous picture" onClick={() => step(-1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton label="Next picture" onClick={() => step(1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        </div>
        <div
          aria-live={isMoving ? 'off' : 'polite'}
          className="grid overflow-hidden rounded-xl border border-line bg-surface shadow-card"
        >
          {slides.map((slide, position) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is not a form fieldset.
            <div
              key={slide.title}
              role="group"
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${slides.length}: ${slide.title}`}
              className={cx(
                'col-start-1 row-start-1 transition-[opacity,visibility] duration-500',
                position === index ? 'visible opacity-100' : 'invisible opacity-0',
              )}
            >
              <PreviewPicture slide={slide} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
