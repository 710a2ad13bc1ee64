import { readable } from '@contract/rules/readable';
import clsx from 'clsx';
import type { Tokens } from 'marked';
import { MarkdownInline } from './markdown-inline';

const alignment = { start: 'text-start', left: 'text-left', center: 'text-center', right: 'text-right' };

/** The first column stays visible while the table scrolls sideways. */
const firstColumn =
  'first:sticky first:start-0 first:bg-surface first:ps-0 max-md:first:max-w-36 print:first:static print:first:bg-transparent';

/** A table that scrolls sideways if it is too wide. It may be wider than paragraphs. */
export function MarkdownTable({ token, dir }: { token: Tokens.Table; dir: 'auto' | undefined }) {
  const classOf = (index: number) => alignment[token.align[index] ?? 'start'];
  // Two columns fit on a phone; with more, each column gets a readable width.
  const width = token.header.length > 2 ? 'min-w-32' : 'min-w-24';
  const name = `Table: ${token.header.map(({ text }) => readable(text)).join(', ')}`;
  return (
    <div
      role="region"
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable by keyboard
      tabIndex={0}
      className="scroll-shade max-w-full! overflow-x-auto print:overflow-visible"
    >
      <table dir={dir} className="w-full border-collapse text-[0.9375rem]">
        <thead>
          <tr className="border-b-[1.5px] border-ink">
            {token.header.map((cell, index) => (
              <th
                key={index}

                scope="col"
                className={clsx('px-3 py-2 align-bottom font-bold', firstColumn, classOf(index))}
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
                <td key={index} className={clsx('px-3 py-2 align-top', width, firstColumn, classOf(index))}>
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
