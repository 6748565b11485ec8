import { Table, TableCell, TableHead, TableRow } from '#client/ui/table.tsx'

export function ImportPreview({ rows, label }: { rows: string[][]; label: string }) {
  const [header = [], ...body] = rows
  return (
    <Table label={label} className="text-xs">
      <thead>
        <TableRow>
          {header.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the preview is static.
            <TableHead key={column} className="px-3 py-2">
              {cell}
            </TableHead>
          ))}
        </TableRow>
      </thead>
      <tbody>
        {body.map((cells, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the preview is static.
          <TableRow key={line}>
            {header.map((_name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the preview is static.
              <TableCell key={column} className="max-w-48 truncate px-3 py-2">
                {cells[column] ?? ''}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
