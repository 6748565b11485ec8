import { createContext, useContext } from 'react'

interface Headings {
  section: 'h2' | 'h3'
  group: 'h3' | 'h4'
}

/** In a dialog, whose title is the heading of level two. */
export const inDialog: Headings = { section: 'h3', group: 'h4' }
/** On a page of its own, whose title is the heading of level one. */
export const onPage: Headings = { section: 'h2', group: 'h3' }

/** The levels of headings, so that none is skipped wherever a detail is shown. */
export const DetailHeadings = createContext(inDialog)
export const useDetailHeadings = () => useContext(DetailHeadings)
