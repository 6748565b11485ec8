import { createContext, useContext } from 'react'

interface Headings {
  section: 'h2' | 'h3'
  group: 'h3' | 'h4'
}

/** In a dialog, whose title is the h2. */
export const inDialog: Headings = { section: 'h3', group: 'h4' }
/** On a separate page, whose title is the h1. */
export const onPage: Headings = { section: 'h2', group: 'h3' }

/** Heading levels, so that neither a dialog nor a page skips one. */
export const DetailHeadings = createContext(inDialog)
export const useDetailHeadings = () => useContext(DetailHeadings)
