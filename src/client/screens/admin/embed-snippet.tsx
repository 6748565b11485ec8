import { useState } from 'react'
import { siteConfig } from '#client/api/site-config.ts'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Select } from '#client/ui/select.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import { defaultKind, type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { embedAddress, embedCode, kindInAddress } from './embed-code.ts'

/** The HTML that embeds a list on another site, such as a school's. */
export function EmbedSnippet() {
  const { publicUrl, siteName, embedOrigins } = siteConfig()
  const [kind, setKind] = useState<Kind>(defaultKind)
  const [address, setAddress] = useState('')
  const code = embedCode({ kind, address, publicUrl, siteName })
  return (
    <section aria-labelledby="embed" className="flex max-w-3xl flex-col gap-5">
      <div>
        <h2 id="embed" className="text-xl">
          Show a list on another site
        </h2>
        <p className="mt-1 text-ink-soft">
          {embedOrigins.length === 0
            ? 'No site may show your lists yet. Name those that may in EMBED_ORIGINS and restart the server.'
            : `These sites may show your lists: ${embedOrigins.join(', ')}.`}
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="List">
          <Select
            options={kindNames.map((value) => ({ value, label: kindOf(value).names.plural }))}
            value={kind}
            onChange={({ target }) => setKind(kindNames.find((name) => name === target.value) ?? defaultKind)}
          />
        </Field>
        <Field label="Filters" hint="Paste the address of a public list with the filters you want.">
          <Input
            value={address}
            placeholder={`${publicUrl}/browse/…`}
            onChange={({ target }) => {
              setAddress(target.value)
              setKind(kindInAddress(target.value) ?? kind)
            }}
          />
        </Field>
      </div>
      <Field label="Code for the other site" aside={<CopyButton value={code} what="code" />}>
        <Textarea
          readOnly
          rows={6}
          value={code}
          onFocus={({ target }) => target.select()}
          className="font-mono text-xs"
        />
      </Field>
      <a
        href={embedAddress({ kind, address, publicUrl })}
        target="_blank"
        rel="noopener"
        className="text-link self-start text-sm"
      >
        Preview the list
      </a>
    </section>
  )
}
