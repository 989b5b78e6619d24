/** Rows of a CSV file (RFC 4180), each cell by its column. */
export function parseCsv(text: string): Record<string, string>[] {
  const lines = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)].reduce<string[][]>(
    (rows, [, quoted, plain, end]) => {
      rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
      if (end === '\r\n') rows.push([]);
      return rows;
    },
    [[]],
  );
  const [header = [], ...rows] = lines.filter((cells) => cells.length > 0);
  return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])));
}
