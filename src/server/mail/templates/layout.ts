import { type Markup, markup } from '#server/markup.ts'
import type { MailSite } from './mail-site.ts'

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Inline, because many mail clients drop style sheets. */
export const styles = {
  paragraph: 'margin:0 0 16px;font-size:16px;line-height:1.6',
  small: 'margin:0 0 16px;font-size:13px;line-height:1.5;color:#5a6472',
  plainLink: 'color:#5a6472;word-break:break-all',
  heading: 'margin:24px 0 12px;font-size:17px;line-height:1.4',
  link: 'color:#1f6f5c;font-weight:600',
  quote:
    'margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #8fb3a9;font-size:16px;line-height:1.6',
  button:
    'display:inline-block;padding:12px 22px;border-radius:8px;background-color:#1f6f5c;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none',
}

interface LayoutParts {
  subject: string
  content: readonly Markup[]
  reason: string
  unsubscribeUrl?: string | undefined
}

export const unsubscribeLabel = 'Turn off these emails'

/** A single column that reads well without images at any width. The style sheet only adds dark colors. */
export function layout(site: MailSite, { subject, content, reason, unsubscribeUrl }: LayoutParts): Markup {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #14181d !important; }
  .card { background-color: #1d232a !important; color: #e8ecf0 !important; border-color: #313a44 !important; }
  .quiet { color: #a3aebb !important; }
  .name { color: #7cc4b0 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f3f5f4">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f3f5f4">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background-color:#ffffff;color:#1d2530;border:1px solid #dfe5e2;border-radius:12px;${font}">
<tr><td style="padding:28px 28px 12px">
<p class="name" style="margin:0 0 20px;font-size:18px;font-weight:700;color:#1f6f5c">${site.name}</p>
${content}
<p style="${styles.paragraph}">Warm regards,<br>the ${site.name} team</p>
</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;${font}">
<tr><td style="padding:16px 28px">
<p class="quiet" style="${styles.small}">${reason}<br>
${unsubscribeUrl ? markup`<a class="quiet" href="${unsubscribeUrl}" style="${styles.plainLink}">${unsubscribeLabel}</a><br>` : ''}
Questions? Write to <a class="quiet" href="mailto:${site.contactEmail}" style="${styles.plainLink}">${site.contactEmail}</a>.<br>
<a class="quiet" href="${site.publicUrl}" style="${styles.plainLink}">${site.publicUrl}</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}
