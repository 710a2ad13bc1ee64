import type { Tokens } from 'marked';
import { MarkdownInline } from './markdown-inline';

const alignment = { start: 'text-start', left: 'text-left', center: 'text-center', right: 'text-right' };

/** A table, which scrolls sideways by itself where it is wider than the column. */
export function MarkdownTable({ token, dir }: { token: Tokens.Table; dir: 'auto' | undefined }) {
  const look = (index: number) => alignment[token.align[index] ?? 'start'];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it too
    <div role="region" aria-label="Table" tabIndex={0} className="overflow-x-auto print:overflow-visible">
      <table dir={dir} className="w-full border-collapse text-[0.9375rem]">
        <thead>
          <tr className="border-b-[1.5px] border-ink">
            {token.header.map((cell, index) => (
              <th
                key={index}

                scope="col"
                className={`px-3 py-2 align-bottom font-bold first:ps-0 ${look(index)}`}
              >
                <MarkdownInline source={cell.text} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, rowIndex) => (
            <tr key={rowIndex} className="border-b border-dashed border-line last:border-0">
              {row.map((cell, index) => (
                <td key={index} className={`min-w-24 px-3 py-2 align-top first:ps-0 ${look(index)}`}>
                  <MarkdownInline source={cell.text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
