type Props = { columns: readonly string[]; className?: string | undefined };

/** The header of a table with plain column names. */
export const TableHead = ({ columns, className }: Props) => (
  <thead className={className}>
    <tr>
      {columns.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
