/** Names and addresses on the legal pages, from the configuration. */
export interface LegalParties {
  siteName: string
  companyName: string
  contactEmail: string
  privacyEmail: string
}

/** A string is a paragraph, a list of strings is a bulleted list. */
export type LegalBlock = string | readonly string[]

export interface LegalSection {
  /** The URL fragment of this section. */
  id: string
  heading: string
  blocks: readonly LegalBlock[]
}

export interface LegalDocument {
  title: string
  lastUpdated: { date: string; words: string }
  /** A summary of three or four sentences above the sections. */
  summary: readonly string[]
  sections: readonly LegalSection[]
}
