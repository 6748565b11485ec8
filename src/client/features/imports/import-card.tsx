import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useCheckImport, useRunImport } from '#client/api/imports.ts'
import { previewCsv } from '#client/lib/preview-csv.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { FileDrop } from './file-drop.tsx'
import { ImportAlert } from './import-alert.tsx'
import { ImportPreview } from './import-preview.tsx'

const shownRows = 5
/** Enough for a header and five rows of any listing. */
const previewBytes = 256 * 1024

export function ImportCard({ kind }: { kind: ListingKind }) {
  const { plural, path } = kindOf(kind).names
  const [file, setFile] = useState<File | null>(null)
  const [rows, setRows] = useState<string[][]>([])
  const [skipDuplicates, setSkipDuplicates] = useState(false)
  const check = useCheckImport()
  const run = useRunImport()

  const choose = async (chosen: File) => {
    run.reset()
    check.reset()
    setFile(chosen)
    setRows(previewCsv(await readText(chosen.slice(0, previewBytes)), shownRows + 1))
    check.mutate({ kind, file: chosen, skipDuplicates })
  }
  const changeSkipping = (isOn: boolean) => {
    setSkipDuplicates(isOn)
    if (file && !run.data) check.mutate({ kind, file, skipDuplicates: isOn })
  }
  const result = run.data ?? check.data
  const isClean = check.data?.success === true && !run.data

  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">{plural}</h3>
        <p className="flex gap-4 text-sm">
          <a href={`/api/template?type=${path}`} className="text-link">
            Template
          </a>
          <a href={`/api/admin/export/${path}`} className="text-link">
            Export
          </a>
        </p>
      </div>
      <FileDrop
        label={`Choose a CSV file of ${plural.toLowerCase()}`}
        fileName={file?.name ?? null}
        onFile={choose}
      />
      {rows.length > 0 ? (
        <ImportPreview rows={rows} label={`First rows of ${file?.name ?? 'the file'}`} />
      ) : null}
      {result ? <ImportAlert result={result} /> : null}
      {check.isPending ? (
        <p role="status" className="text-sm text-ink-soft">
          Checking the whole file…
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label="Skip listings that are there already"
          checked={skipDuplicates}
          disabled={run.isPending}
          onChange={(event) => changeSkipping(event.target.checked)}
        />
        <Button
          disabled={!file || !isClean || check.isPending}
          loading={run.isPending}
          onClick={() => file && run.mutate({ kind, file, skipDuplicates })}
        >
          {run.isPending ? null : <Upload aria-hidden="true" />}
          {run.isPending ? 'Importing...' : 'Import'}
        </Button>
      </div>
    </Card>
  )
}

/** Spreadsheets of older days write Windows-1252; a byte that UTF-8 does not know tells. */
async function readText(part: Blob) {
  const bytes = await part.arrayBuffer()
  const text = new TextDecoder('utf-8').decode(bytes)
  return text.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : text
}
