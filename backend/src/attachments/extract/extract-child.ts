/** Reads one file in a separate process, which may hang, crash or run out of memory. See text-extractor.ts. */
import { docxText } from './docx-text.js';
import type { ExtractedKind } from './extracted.js';
import { pdfText } from './pdf-text.js';
import { plainText } from './plain-text.js';

const readers = { pdf: pdfText, docx: docxText, text: plainText };

const [, , kind, path = ''] = process.argv;
const extracted = await readers[kind as ExtractedKind](path);
process.stdout.write(JSON.stringify(extracted));
