/** Who the legal pages name, from the configuration. */
export interface LegalParties {
  siteName: string
  companyName: string
  contactEmail: string
  privacyEmail: string
}

/** A string is a paragraph, a list of strings is a bulleted list. */
export type LegalBlock = string | readonly string[]

export interface LegalSection {
  /** The fragment of the address that leads to this section. */
  id: string
  heading: string
  blocks: readonly LegalBlock[]
}

export interface LegalDocument {
  title: string
  lastUpdated: { date: string; words: string }
  /** Shown above the sections: what the page says, in three or four sentences. */
  summary: readonly string[]
  sections: readonly LegalSection[]
}
