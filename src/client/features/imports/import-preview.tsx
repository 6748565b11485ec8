import { Table, TableCell, TableHead, TableRow } from '#client/ui/table.tsx'

export function ImportPreview({ rows, label }: { rows: string[][]; label: string }) {
  const [header = [], ...body] = rows
  return (
    <Table label={label} className="text-xs">
      <thead>
        <TableRow>
          {header.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name until the server has read them.
            <TableHead key={column} className="px-3 py-2">
              {cell}
            </TableHead>
          ))}
        </TableRow>
      </thead>
      <tbody>
        {body.map((cells, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows stand in the order of the file.
          <TableRow key={line}>
            {header.map((_name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
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
