import { type Markup, markup } from '#server/markup.ts'
import { headerText } from '../header-text.ts'
import { greeting } from './greeting.ts'
import { layout, styles, unsubscribeLabel } from './layout.ts'
import { type MailSite, siteLink } from './mail-site.ts'

export interface MailContent {
  /** Names the mail in the outbox and in the log. */
  kind: string
  subject: string
  text: string
  html: string
}

/** A string is a paragraph. Quotes keep their line breaks. */
export type MailBlock =
  | string
  | { button: string; path: string }
  | { quote: string }
  | { heading: string }
  | { links: MailLink[] }

export interface MailLink {
  label: string
  path: string
  note?: string
}

/** For mail with an unsubscribe link. */
export interface TopicRecipient {
  firstName: string | null
  unsubscribeUrl: string
}

interface MailSpec {
  kind: string
  subject: string
  to: string | null | undefined
  blocks: MailBlock[]
  /** Why the recipient gets this mail, for the footer. */
  reason: string
  /** Turns off this kind of mail, for the footer. */
  unsubscribeUrl?: string
}

/** Renders text and HTML from the same blocks, so that they cannot differ. */
export function renderMail(
  site: MailSite,
  { kind, subject, to, blocks, reason, unsubscribeUrl }: MailSpec,
): MailContent {
  const hello = greeting(to)
  const content = [
    markup`<p style="${styles.paragraph}">${hello}</p>`,
    ...blocks.map((block) => asHtml(site, block)),
  ]
  const text = [hello, ...blocks.map((block) => asText(site, block)), closing(site, reason, unsubscribeUrl)]
  return {
    kind,
    subject: headerText(subject),
    text: `${text.join('\n\n')}\n`,
    html: layout(site, { subject, content, reason, unsubscribeUrl }).toString(),
  }
}

function asText(site: MailSite, block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('quote' in block)
    return linesOf(block.quote)
      .map((line) => `> ${line}`)
      .join('\n')
  if ('heading' in block) return block.heading
  if ('links' in block) {
    return block.links
      .map(({ label, path, note }) => [label, note, siteLink(site, path)].filter(Boolean).join('\n'))
      .join('\n\n')
  }
  return `${block.button}:\n${siteLink(site, block.path)}`
}

function asHtml(site: MailSite, block: MailBlock): Markup {
  if (typeof block === 'string') return markup`<p style="${styles.paragraph}">${block}</p>`
  if ('quote' in block) {
    const lines = linesOf(block.quote).map((line) => markup`${line}<br>`)
    return markup`<blockquote class="quote" style="${styles.quote}">${lines}</blockquote>`
  }
  if ('heading' in block) return markup`<h2 style="${styles.heading}">${block.heading}</h2>`
  if ('links' in block) {
    const lines = block.links.map(
      ({ label, path, note }) =>
        markup`<p style="${styles.paragraph}"><a class="name" href="${siteLink(site, path)}" style="${styles.link}">${label}</a>${note ? markup`<br>${note}` : ''}</p>`,
    )
    return markup`${lines}`
  }
  const href = siteLink(site, block.path)
  return markup`<p style="${styles.paragraph}"><a href="${href}" style="${styles.button}">${block.button}</a></p>
<p class="quiet" style="${styles.small}">If the button does not work, copy this address into your browser:<br>
<a class="quiet" href="${href}" style="${styles.plainLink}">${href}</a></p>`
}

const linesOf = (text: string) => text.trim().split(/\r\n?|\n/)

const closing = (site: MailSite, reason: string, unsubscribeUrl?: string) =>
  [
    `Warm regards,\nthe ${site.name} team\n\n-- \n${reason}`,
    ...(unsubscribeUrl ? [`${unsubscribeLabel}:\n${unsubscribeUrl}`] : []),
    `Questions? Write to ${site.contactEmail}.\n${site.publicUrl}`,
  ].join('\n')
