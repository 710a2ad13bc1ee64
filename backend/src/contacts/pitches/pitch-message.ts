import type { PitchMessage } from '../../../../contract/pitches/pitch.js';
import { oneLine } from '../../../../contract/rules/text-rule.js';

/**
 * A pitch as a plain-text email: its personal first line, then the document. If the document starts with a line
 * `Subject: …`, that is the subject.
 */
export function pitchMessage(pitch: {
  email: string;
  title: string;
  markdown: string;
  firstLine: string;
}): PitchMessage {
  const [subject, body] = split(pitch.markdown);
  const text = [pitch.firstLine.trim(), plainText(body)].filter((part) => part !== '').join('\n\n');
  return { to: pitch.email, subject: oneLine(subject ?? pitch.title), text };
}

function split(markdown: string): [subject: string | undefined, body: string] {
  const found = /^\s*(?:\*\*)?Subject:(?:\*\*)?[ \t]*(.+)\n*/i.exec(markdown);
  return found ? [plainText(found[1] ?? ''), markdown.slice(found[0].length)] : [undefined, markdown];
}

/** Markdown without its markup, as an email program should show it. */
function plainText(markdown: string): string {
  return markdown
    .replace(/^#{1,6}[ \t]+/gm, '')
    .replace(/\*\*([^*\n]+)\*\*/g, '$1')
    .replace(/(?<![\w*])\*([^*\n]+)\*(?![\w*])/g, '$1')
    .replace(/\[([^[\]\n]{1,500})\]\((https?:[^)\s]{1,2048})\)/g, (_, label: string, url: string) =>
      label === url ? url : `${label} (${url})`,
    )
    .trim();
}
