import guidesSmallAvif from './pictures/planning-guides-720.avif'
import guidesSmallWebp from './pictures/planning-guides-720.webp'
import guidesAvif from './pictures/planning-guides-1440.avif'
import guidesWebp from './pictures/planning-guides-1440.webp'
import tutorsSmallAvif from './pictures/tutoring-providers-720.avif'
import tutorsSmallWebp from './pictures/tutoring-providers-720.webp'
import tutorsAvif from './pictures/tutoring-providers-1440.avif'
import tutorsWebp from './pictures/tutoring-providers-1440.webp'

export interface Slide {
  title: string
  alt: string
  avif: string
  webp: string
  fallback: string
}

export const pictureSize = { width: 1440, height: 900 }

const inBothWidths = (small: string, large: string) => `${small} 720w, ${large} 1440w`

/** Screens of the product itself; `npm run screenshots` makes them anew. */
export const slides: readonly Slide[] = [
  {
    title: 'Tutoring Providers',
    alt: 'A list of tutors with their subjects, towns and ratings, and filters beside it.',
    avif: inBothWidths(tutorsSmallAvif, tutorsAvif),
    webp: inBothWidths(tutorsSmallWebp, tutorsWebp),
    fallback: tutorsWebp,
  },
  {
    title: 'Planning Guides',
    alt: 'The guide open at tenth grade: goals and milestones to tick, and dates that come next.',
    avif: inBothWidths(guidesSmallAvif, guidesAvif),
    webp: inBothWidths(guidesSmallWebp, guidesWebp),
    fallback: guidesWebp,
  },
]
