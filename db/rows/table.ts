export type Row = Record<string, string | number | null>;
export type Table = {
  name: string;
  key: string[];
  rows: Row[];
  /** Whose part the rows are, by the first column of their key: it changes when they do. */
  owner?: string;
};

export const table = (name: string, rows: Row[], key = ["id"]): Table => ({ name, key, rows });
