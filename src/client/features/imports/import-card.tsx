import { FileWarning, Upload } from 'lucide-react'
import { useState } from 'react'
import { errorMessage, failureMessage } from '#client/api/api-error.ts'
import { type ChosenFile, useCheckImport, useFailedRows, useRunImport } from '#client/api/imports.ts'
import { saveFile } from '#client/lib/save-file.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { toastError } from '#client/ui/toast-store.ts'
import type { Import } from '#shared/contract/imports.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { FileDrop } from './file-drop.tsx'
import { ImportAlert } from './import-alert.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress } from './import-progress.tsx'
import { previewCsv } from './preview-csv.ts'

const previewRows = 5
/** Enough for a header and five rows of any listing. */
const previewBytes = 256 * 1024

interface ImportCardProps {
  kind: ListingKind
  /** The running import of this kind, started by any admin. */
  running: Import | undefined
}

export function ImportCard({ kind, running }: ImportCardProps) {
  const { plural, path } = kindOf(kind).names
  const [file, setFile] = useState<File | null>(null)
  const [rows, setRows] = useState<string[][]>([])
  const [skipDuplicates, setSkipDuplicates] = useState(false)
  const check = useCheckImport()
  const run = useRunImport()
  const failedRows = useFailedRows({
    onSuccess: (csv, { file: source }) =>
      saveFile(source.name.replace(/(\.csv)?$/i, ' - failed rows.csv'), csv),
    onError: (error) => toastError(failureMessage(error, errorMessage(error))),
  })

  const choose = async (chosen: File) => {
    run.reset()
    check.reset()
    setFile(chosen)
    setRows(previewCsv(await readText(chosen.slice(0, previewBytes)), previewRows + 1))
    check.mutate({ kind, file: chosen, skipDuplicates })
  }
  const setSkip = (isOn: boolean) => {
    setSkipDuplicates(isOn)
    if (file && !run.data) check.mutate({ kind, file, skipDuplicates: isOn })
  }
  const withFile = (action: (chosen: ChosenFile) => void) => () =>
    file && action({ kind, file, skipDuplicates })
  const isImporting = run.isPending || running !== undefined
  const result = isImporting ? undefined : (run.data ?? check.data)
  const isClean = check.data?.success === true && !run.data

  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">{plural}</h3>
        <p className="flex gap-4 text-sm">
          <a href={`/api/template?type=${path}`} className="text-link -my-2 py-2">
            Template
          </a>
          <a href={`/api/admin/export/${path}`} className="text-link -my-2 py-2">
            Export
          </a>
        </p>
      </div>
      <FileDrop
        label={`Choose a CSV file of ${plural.toLowerCase()}`}
        fileName={file?.name ?? null}
        isDisabled={isImporting}
        onFile={choose}
      />
      {rows.length > 0 ? (
        <ImportPreview rows={rows} label={`First rows of ${file?.name ?? 'the file'}`} />
      ) : null}
      {result ? (
        <ImportAlert result={result}>
          {hasFailedRows(result.details) ? (
            <Button
              variant="secondary"
              size="sm"
              loading={failedRows.isPending}
              onClick={withFile(failedRows.mutate)}
            >
              {failedRows.isPending ? null : <FileWarning aria-hidden="true" />}
              Download failed rows
            </Button>
          ) : null}
        </ImportAlert>
      ) : null}
      {running ? <ImportProgress running={running} /> : null}
      {check.isPending ? (
        <p role="status" className="text-sm text-ink-soft">
          Checking the file…
        </p>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label="Skip listings that already exist"
          checked={skipDuplicates}
          disabled={isImporting}
          onChange={(event) => setSkip(event.target.checked)}
        />
        <Button
          aria-disabled={!file || !isClean || check.isPending}
          loading={isImporting}
          onClick={withFile(run.mutate)}
        >
          {isImporting ? null : <Upload aria-hidden="true" />}
          {isImporting ? 'Importing...' : 'Import'}
        </Button>
      </div>
    </Card>
  )
}

/** A file with an invalid header has no identifiable rows. */
const hasFailedRows = (details: readonly string[]) => details.some((detail) => /^Line (?!1:)\d/.test(detail))

/** Older spreadsheets write Windows-1252; U+FFFD shows that the bytes are not UTF-8. */
async function readText(part: Blob) {
  const bytes = await part.arrayBuffer()
  const text = new TextDecoder('utf-8').decode(bytes)
  return text.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : text
}
