import type { NamedEdit } from '../writing/named-edits.js';

const cuts =
  '(?:quita(?:l[eoa])?|quítale|borra|elimina|saca(?:le)?|sácale|sin|no pongas|take out|cut|remove|leave out)';
const of = '(?:(?:lo|la parte|la línea|eso) del? (?:la |el |los |las )?|el |la |los |las |the )?';

/** Details of an announcement: what messages call them, their line, and how a sentence of another text gives them. */
const details: [names: string, line: RegExp, sentence: RegExp][] = [
  ['precios?|entradas?|price', /^\*\*(?:Precio|Price):\*\* .*\n/mu, / ?(?:Entradas|Tickets): [^[\n]*?\.(?= |\n|$)/u],
  ['edad(?: mínima)?|age(?: limit)?', /^\*\*(?:Edad|Age):\*\* .*\n/mu, /, (?:edad|age): [^.,\n]+/iu],
  ['teloneros?|otros artistas|support', /^\*\*(?:Con|Support):\*\* .*\n/mu, /, (?:con|with) [^.,\n]+/iu],
  ['puertas|doors', /^\*\*(?:Puertas|Doors):\*\* .*\n/mu, /, (?:puertas|doors): [^.,\n]+/iu],
];

/** The edit that takes a detail of a concert out: "quita lo del precio"; null for other messages. */
export function detailCut(message: string): NamedEdit | null {
  const detail = details.find(([names]) =>
    new RegExp(
      `^(?:[^.!?\\n]{0,30}(?<!\\p{L}))?${cuts} ${of}(?:${names})(?= ?(?:por favor|please|porfa|mejor|y ya)?[.!]*$)`,
      'iu',
    ).test(message.trim()),
  );
  if (/[?¿]/.test(message)) return null;
  if (!detail) return blankCut(message);
  const [, line, sentence] = detail;
  return {
    in: (text) => {
      const find = line.exec(text)?.[0] ?? sentence.exec(text)?.[0];
      return find === undefined ? null : { find, replace: '' };
    },
  };
}

/** The edit that takes out the only blank that a word names: "quita la pregunta del final". */
function blankCut(message: string): NamedEdit | null {
  const pattern = `^\\W*(?:(?:y|mejor|pero|no,|vale|ok|ahora)[ ,]+)*${cuts} (?:lo de |(?:el|la|los|las|esa|ese) )?(\\p{L}{4,20})(?: (?:del?|al) (?:final|principio|último))?(?: por favor)?[.!]*$`;
  const word = new RegExp(pattern, 'iu').exec(message.trim())?.[1]?.toLowerCase();
  if (word === undefined) return null;
  return {
    in: (text) => {
      const blanks = [...text.matchAll(/ ?\[[^\]\n]+\](?!\()/gu)]
        .map(([blank]) => blank)
        .filter((blank) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(blank));
      const [find, ...others] = blanks;
      if (find === undefined || others.length > 0) return null;
      // "[Tu cita] — Nerea" goes with who says it.
      const line = text.split('\n').find((one) => one.startsWith(`${find} — `) || one === find);
      return { find: line === undefined ? find : text.includes(`${line}\n\n`) ? `${line}\n\n` : line, replace: '' };
    },
  };
}
