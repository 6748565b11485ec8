import { pictureSize, type Slide } from './slides.ts'

/** The size is given beforehand, so that nothing moves when the picture arrives. */
export function PreviewPicture({ slide }: { slide: Slide }) {
  return (
    <picture>
      <source type="image/avif" srcSet={slide.avif} sizes={sizes} />
      <source type="image/webp" srcSet={slide.webp} sizes={sizes} />
      <img
        src={slide.fallback}
        alt={slide.alt}
        {...pictureSize}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  )
}

const sizes = '(min-width: 80rem) 75rem, 92vw'
