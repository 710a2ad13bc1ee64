import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxFile } from '../../sandbox-files.js';

const source = /- name: ['"]?([^'"\n]+?)['"]?\n\s+url: (\S+)/g;

let known: Map<string, string> | undefined;

/** The URLs of sources named in answers, which a model knows from the playbook's texts. */
function sources(): Map<string, string> {
  if (known) return known;
  const folder = sandboxFile('..', 'playbook');
  const heads = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const found = heads.flatMap((text) => [...text.matchAll(source)]);
  // Answers only use the first part of a name: "Knab" for "Knab, Music Biz Academy".
  known = new Map(found.toReversed().map(([, name = '', url = '']) => [(name.split(',')[0] ?? '').trim(), url]));
  return known;
}

/** Links sources in parentheses at their first mention. Drafts are left alone. */
export function withSourceLinks(text: string): string {
  const linked = new Set<string>();
  return text
    .split('\n')
    .map((line) => (line.startsWith('>') ? line : linkLine(line, linked)))
    .join('\n');
}

function linkLine(line: string, linked: Set<string>): string {
  return line.replace(/(?<!\])\(([^()[\]]{3,120})\)/g, (whole, inner: string) => {
    const words = inner.replace(/^(?:source|sources|by|says|according to):? /i, '');
    const name = [...sources().keys()]
      .filter((one) => words.startsWith(one) && !linked.has(one))
      .sort((one, other) => other.length - one.length)[0];
    if (name === undefined) return whole;
    linked.add(name);
    return `(${inner.replace(name, `[${name}](${sources().get(name)})`)})`;
  });
}
