import type { WrittenDocument } from '../document.js';

const handle = '@[\\p{L}\\d_][\\p{L}\\d._]{1,29}(?<=[\\p{L}\\d_])';
/** "Tag my cousin @dezfilmsit", "tag @low.tide and @dune_fm". */
const tagged = new RegExp(
  `(?<!\\p{L})(?:tag|tagging|mention|credit|shout ?out|etiqueta|etiquetá|menciona)(?: [^.!?\\n@]{0,40})? ?(?<all>${handle}(?:(?:,| and|,? y| &)? ${handle})*)`,
  'giu',
);

/** Captions with the accounts at their end that the message wants tagged. */
export function withTags(document: WrittenDocument, message: string): WrittenDocument {
  if (document.kind !== 'captions') return document;
  const handles = [...message.matchAll(tagged)]
    .flatMap(({ groups }) => groups?.['all']?.match(new RegExp(handle, 'giu')) ?? [])
    .filter((one) => !document.markdown.includes(one));
  return handles.length === 0
    ? document
    : { ...document, markdown: `${document.markdown.trimEnd()}\n\n${[...new Set(handles)].join(' ')}` };
}
