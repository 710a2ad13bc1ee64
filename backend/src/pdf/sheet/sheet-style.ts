import type { SheetDesign } from '../../../../contract/one-sheet.js';
import type { Paper } from '../../providers/printer/printer.js';
import { asColour, inkOn, readableOnWhite } from '../contrast.js';
import { displayStack, textStack } from '../sheet-fonts.js';

/** The style sheet of a one-sheet: nothing in it comes from the artist but the accent, and that only as a colour. */
export function sheetStyle(design: SheetDesign, paper: Paper, faces: string): string {
  const accent = asColour(design.accent);
  return `${faces}
@page { size: ${paper.width}mm ${paper.height}mm; margin: 0 }
:root {
  --width: ${paper.width}mm; --height: ${paper.height}mm; --edge: 13mm;
  --accent: ${accent}; --on-accent: ${inkOn(accent)}; --accent-text: ${readableOnWhite(accent)};
  --ink: #141414; --muted: #5a5a5a; --rule: #d4d4d4;
}
${rules}`;
}

const rules = `
* { box-sizing: border-box; margin: 0; padding: 0 }
[hidden] { display: none !important }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; background: #fff }
body { width: var(--width); color: var(--ink); font: 400 9.75pt/1.42 ${textStack}; font-synthesis: none; overflow-wrap: anywhere; hyphens: none }
:lang(ja) { word-break: auto-phrase }
:lang(ko) { word-break: keep-all }
ul, ol { list-style: none }
a { color: inherit; text-decoration: none }
img { display: block }

.sheet { width: var(--width); height: calc(var(--height) - .4mm); overflow: hidden; display: flex; flex-direction: column; background: #fff }

.hero { flex: 1 0 auto; display: flex }
.photo { background: var(--accent); position: relative; overflow: hidden }
.photo img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 50% 28% }
h1 { font-family: ${displayStack}; font-weight: 800; line-height: .92; letter-spacing: -.012em; overflow-wrap: normal; text-wrap: balance }
h1.anywhere { overflow-wrap: anywhere }
.line { margin-top: 3.5mm; font-size: 11pt; line-height: 1.35 }
.descriptors span + span::before { content: "\\00a0 / "; opacity: .55 }
.credential { font-weight: 600 }

.hero.wide { flex-direction: column }
.hero.wide .photo { flex: 1 0 74mm }
.hero.wide .panel { padding: 6mm var(--edge) 5mm; border-top: 2.2mm solid var(--accent) }

.hero.beside .photo { flex: 0 0 43% }
.hero.beside .panel, .hero.small .panel, .hero.none .panel { flex: 1 1 0; min-width: 0; padding: 11mm var(--edge) 8mm; background: var(--accent); color: var(--on-accent); display: flex; flex-direction: column; justify-content: flex-end }
.hero.beside { min-height: 92mm }
.hero.beside .panel { padding-inline-start: 9mm }
.hero.none { min-height: 74mm }
.hero.small { min-height: 78mm; background: var(--accent) }
.hero.small .photo { flex: 0 0 58mm; height: 58mm; margin-block: auto 8mm; margin-inline-start: var(--edge) }
.hero.small .panel { padding-inline-start: 8mm }

.columns { flex: none; display: grid; grid-template-columns: 35fr 65fr; column-gap: 9mm; align-items: start; padding: 7mm var(--edge) 8mm }
.columns.single, .columns:has(> .column[hidden]) { grid-template-columns: 1fr }
.column { min-width: 0; display: flex; flex-direction: column; gap: 5.5mm }

.block h2:not(.title), .contact h2 { font: 600 11pt/1 ${displayStack}; letter-spacing: .05em; text-transform: uppercase; color: var(--accent-text); margin-bottom: 2.2mm }
:lang(ar) h2, :lang(he) h2 { letter-spacing: 0 }
.block + .block:not(.story) { border-top: .25mm solid var(--rule); padding-top: 4.5mm }

.release .cover { width: 100%; aspect-ratio: 1; object-fit: cover; margin-bottom: 3.5mm }
.kind { font: 600 11pt/1 ${displayStack}; letter-spacing: .05em; text-transform: uppercase; color: var(--accent-text); margin-bottom: 1.5mm }
.title { font: 800 24pt/.98 ${displayStack}; letter-spacing: -.005em; overflow-wrap: anywhere }
.imprint { margin-top: 1.8mm }
.imprint span + span::before { content: " · " }
.listen { margin-top: 3mm }
.listen a { display: inline-block; background: var(--accent); color: var(--on-accent); font-weight: 600; padding: 1.1mm 3.4mm; margin-inline-end: 2.5mm }
.listen span { color: var(--muted) }
.single .release { display: flex; gap: 9mm; align-items: flex-end }
.single .release .cover { flex: 0 0 52mm; width: 52mm; margin: 0 }
.single .title { font-size: 40pt }

.story { font-size: 14pt; line-height: 1.32; font-weight: 600; text-wrap: pretty }
.bio p { text-wrap: pretty }

.figures { display: grid; gap: 3.2mm 6mm }
.main .figures { grid-template-columns: repeat(auto-fit, minmax(30mm, 1fr)) }
.figures b { display: block; font: 800 22pt/1 ${displayStack} }
.figures span { display: block }
.note { color: var(--muted) }
.figures + .fact { margin-top: 3mm }

blockquote + blockquote { margin-top: 3.4mm }
blockquote p { font-size: 11.5pt; line-height: 1.34; text-wrap: pretty }
blockquote p::before { content: "“" }
blockquote p::after { content: "”" }
cite { font-style: normal; font-weight: 600; color: var(--accent-text) }
cite::before { content: "— " }

.shows li { display: grid; grid-template-columns: 27mm 1fr; gap: 3mm; padding: .9mm 0 }
.shows b, .fact b { font-weight: 600 }
.fact b::after { content: " " }
.fact + .fact { margin-top: 1.6mm }
.codes .fact, .mood .fact, .stages .fact { display: grid; grid-template-columns: 27mm 1fr; gap: 3mm }
.side .fact { display: block !important }
.side .fact b { display: block }
.tracks { counter-reset: track }
.main .tracks { columns: 2; column-gap: 6mm }
.tracks li { counter-increment: track; padding: .7mm 0 .7mm 7mm; text-indent: -7mm; break-inside: avoid }
.tracks li::before { content: counter(track); display: inline-block; width: 7mm; text-indent: 0; color: var(--accent-text); font: 600 11pt/1 ${displayStack} }
.links li { padding: .7mm 0 }
.links a { border-bottom: .25mm solid var(--accent) }

.contact { flex: none; background: #141414; color: #fff; display: flex; justify-content: space-between; align-items: center; gap: 8mm; padding: 4.5mm var(--edge); min-height: 30mm }
.contact h2 { color: #fff; opacity: .8; margin-bottom: 1.6mm }
.reach { min-width: 0 }
.who { font: 800 19pt/1.05 ${displayStack} }
.role { font: 400 10.5pt/1.2 ${textStack}; margin-inline-start: 2.5mm }
.ways { display: flex; flex-wrap: wrap; column-gap: 6mm; margin-top: 1.6mm; font-size: 11pt; font-weight: 600 }
[dir=rtl] .ways { justify-content: flex-end }
.scan { flex: none; display: flex; align-items: center; gap: 4mm }
.scan p { font: 600 11pt/1.05 ${displayStack}; letter-spacing: .05em; text-transform: uppercase; width: 17mm; text-align: end }
.code { display: block }
`;
