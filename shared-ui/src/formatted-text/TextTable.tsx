import { Inline } from './Inline.tsx';

const SEPARATOR = /^[\s|:-]+$/;

const cellsOf = (line: string): string[] =>
  line
    .replace(/\s*\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim());

/** Table of a formatted text: the first line has the column headings, the first column the row headings. */
export function TextTable({ lines }: { lines: readonly string[] }) {
  const [head = [], ...rows] = lines.filter((line) => !SEPARATOR.test(line)).map(cellsOf);
  return (
    <div className="table-responsive">
      <table className="table">
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <Inline text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], row) => (
            <tr key={row}>
              <th scope="row">
                <bdi>
                  <Inline text={name} />
                </bdi>
              </th>
              {cells.map((cell, index) => (
                <td key={index}>
                  <bdi>
                    <Inline text={cell} />
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
