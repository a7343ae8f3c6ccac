type Props = { columns: readonly string[]; className?: string | undefined };

/** The head of a table whose columns have a name each and nothing more. */
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
