import type { IncomingMessage } from 'node:http'
import { escapeHtml } from '#shared/contract/site-tokens.ts'

export const expectsPage = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  headers.accept?.includes('text/html') ?? false

/** Self-contained, because requests for other files may be refused too. */
export const unavailablePage = (message: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<meta name="viewport" content="width=device-width"><title>Please try again in a moment</title>
<p style="font:1.1rem/1.5 system-ui;max-width:30rem;margin:20vh auto;padding:1rem">${escapeHtml(message)} This page reloads by itself.</p></html>`
