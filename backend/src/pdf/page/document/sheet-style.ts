import type { SheetDesign } from '../../../../../contract/one-sheets/one-sheet.js';
import type { Paper } from '../../../providers/printer/printer.js';
import { asColour, inkOn, readableOnWhite } from '../design/contrast.js';
import { displayStack, textStack } from '../fonts/sheet-fonts.js';

/** The style sheet of a one-sheet. The only artist input in it is the accent, a validated colour. */
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
body { width: var(--width); color: var(--ink); font: 400 9.75pt/1.42 ${textStack}; font-synthesis: none; overflow-wrap: anywhere; hyphens: none; text-align: left }
[dir=rtl] body { text-align: right }
[dir=auto] { text-align: inherit }
:lang(ja) { word-break: auto-phrase }
:lang(ko) { word-break: keep-all }
ul, ol { list-style: none }
a { color: inherit; text-decoration: none }
img { display: block }

.sheet { width: var(--width); height: var(--height); overflow: hidden; display: flex; flex-direction: column; background: #fff }

.hero { flex: 1 0 auto; display: flex }
.photo { background: var(--accent); position: relative; overflow: hidden }
.photo img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
h1 { font-family: ${displayStack}; font-weight: 800; line-height: .92; letter-spacing: -.012em; overflow-wrap: normal; text-wrap: balance }
h1:lang(ja), h1:lang(ko), h1:lang(zh) { line-height: 1.08; letter-spacing: 0; word-break: keep-all }
h1:lang(ar), h1:lang(he), h1:lang(th), h1:lang(hi) { line-height: 1.2; letter-spacing: 0 }
h1.anywhere { overflow-wrap: anywhere }
.line { margin-top: 3.5mm; font-size: 12pt; line-height: 1.35 }
.item + .item::before { content: "\\00a0/ " }
.credential { font-weight: 600 }

.hero.wide { flex-direction: column }
.hero.wide .photo { flex: 1 0 calc(var(--height) / 3) }
.hero.wide .panel { padding: 6.5mm var(--edge) 1.5mm; border-top: 2.2mm solid var(--accent) }
.tight .hero.wide .panel { padding-top: 4.5mm; padding-bottom: 0 }
.hero.wide:has(+ .contact) .panel { padding-bottom: 5.5mm }
.tight .line { margin-top: 2mm; font-size: 11pt }

.hero.beside .photo { flex: 0 0 50% }
.hero.beside .panel, .hero.small .panel, .hero.none .panel { flex: 1 1 0; min-width: 0; padding: 11mm var(--edge) 8.5mm; background: var(--accent); color: var(--on-accent); display: flex; flex-direction: column; justify-content: flex-end }
.hero.beside { min-height: calc(var(--height) / 3) }
.hero.beside .panel { padding-inline-start: 9mm }
.hero.none { min-height: 78mm }
.hero.none .line { font-size: 15pt }
.hero.small { min-height: 78mm; background: var(--accent) }
.hero.small .photo { flex: 0 0 54mm; height: 54mm; margin-block: auto 9.5mm; margin-inline-start: var(--edge) }
.hero.small .panel { padding-inline-start: 8mm }
.tight .hero.none, .tight .hero.small { min-height: 70mm }

.columns { flex: none; display: grid; grid-template-columns: 35fr 65fr; column-gap: 9mm; align-items: start; padding: 7.5mm var(--edge) 8.5mm }
.columns.single, .columns:has(> .column[hidden]) { grid-template-columns: 1fr }
.column { min-width: 0; display: flex; flex-direction: column; gap: 5mm }
.tight .columns { padding-block: 6mm 6.5mm }
.contact + .columns { padding-bottom: 9mm }
.tight .column { gap: 3.8mm }

.block h2:not(.title), .contact h2, .kind { font: 600 11.5pt/1 ${displayStack}; letter-spacing: .05em; text-transform: uppercase; color: var(--accent-text); margin-bottom: 2.4mm }
:lang(ar) h2, :lang(he) h2, :lang(ar) .kind { letter-spacing: 0 }
.block + .block { border-top: .25mm solid var(--rule); padding-top: 4.6mm }
.tight .block + .block { padding-top: 3.6mm }
.story + .block { border-top: 0 !important; padding-top: 1mm !important }

.release .cover { width: 100%; aspect-ratio: 1; object-fit: cover; margin-bottom: 4mm }
.title { font: 800 25pt/.98 ${displayStack}; letter-spacing: -.005em; overflow-wrap: anywhere }
.title:lang(ar), .title:lang(he) { line-height: 1.2; font-size: 21pt }
.imprint { margin-top: 1.8mm }
.imprint .item + .item::before { content: " · " }
.side .imprint .item { display: block }
.side .imprint .item::before { content: none !important }
.listen { margin-top: 3mm }
.listen a { display: inline-block; white-space: nowrap; background: var(--accent); color: var(--on-accent); font-weight: 600; padding: 1.1mm 3.6mm; margin-bottom: 1.4mm }
.listen span { display: block; color: var(--muted) }
.tight .side .release { display: grid; grid-template-columns: auto 1fr; column-gap: 4mm }
.tight .side .release .listen { grid-column: 1 / -1 }
.tight .side .release .cover { width: 27mm; height: 27mm; margin: 0 }
.tight .side .release .about:first-child { grid-column: 1 / -1 }
.tight .side .release .about { min-width: 0 }
.tight .side .title { font-size: 20pt }
.single .release { display: flex; gap: 9mm; align-items: flex-end; justify-content: flex-start }
.single .about { min-width: 0 }
.single .listen { flex: none; max-width: 46mm; margin-inline-start: auto }
.single .release .cover { flex: 0 0 52mm; width: 52mm; margin: 0 }
.single .title { font-size: 40pt }

.story p { font-size: 14.5pt; line-height: 1.32; font-weight: 600; text-wrap: pretty }
.tight .story p { font-size: 13pt }
.bio p { text-wrap: pretty }

.numbers { container-type: inline-size }
.figures { --size: 24pt; --figure: min(100cqi, calc(var(--widest) * var(--size))); display: grid; gap: 3mm 6mm }
.side .figures { --size: 20pt }
.main .figures { grid-template-columns: repeat(auto-fit, minmax(max(33mm, var(--figure)), 1fr)) }
.figures b { display: block; font: 800 min(var(--size), calc(100cqi / var(--widest)))/1 ${displayStack}; white-space: nowrap }
.side .figures li { display: flex; flex-wrap: wrap; align-items: start; column-gap: 3mm }
.side .figures b { flex: 0 0 max(21mm, var(--figure)); line-height: 1.05 }
.side .figures div { flex: 1 1 30mm }
.figures span { display: block; line-height: 1.3 }
.note { color: var(--muted) }
.figures + .fact { margin-top: 3.2mm }

blockquote + blockquote { margin-top: 3.2mm }
blockquote p { font-size: 11.5pt; line-height: 1.36; text-wrap: pretty }
.tight blockquote p { font-size: 10.5pt }
blockquote p::before { content: "“" }
blockquote p::after { content: "”" }
:lang(ja) blockquote p::before { content: "「" }
:lang(ja) blockquote p::after { content: "」" }
cite { font-style: normal; font-weight: 600; color: var(--accent-text) }

ul.shows { display: grid; grid-template-columns: fit-content(45%) 1fr; column-gap: 3mm }
.shows li { grid-column: 1 / -1; display: grid; grid-template-columns: subgrid; padding: .8mm 0 }
.shows b { min-width: 25mm }
.shows b, .fact b { font-weight: 600 }
.fact + .fact { margin-top: 1.4mm }
.codes .fact, .mood .fact, .stages .fact { display: grid; grid-template-columns: 25mm 1fr; gap: 3mm }
.main .mood .fact { font-size: 12pt }
.side .fact { display: block !important }
.side .fact b { display: block }
.side ul.shows { grid-template-columns: 1fr }
.side .shows li { grid-template-columns: 1fr; padding: 1mm 0 }
ol.tracks { counter-reset: track }
.main ol.tracks { columns: 2; column-gap: 6mm }
.tracks li { counter-increment: track; padding-block: .6mm; padding-inline-start: 7mm; text-indent: -7mm; break-inside: avoid }
.tracks li::before { content: counter(track); display: inline-block; width: 7mm; text-indent: 0; color: var(--accent-text); font: 600 11pt/1 ${displayStack} }
.links li { padding: .6mm 0 }
.main ul.links { columns: 2; column-gap: 6mm }
.links a, .stages a { border-bottom: .25mm solid var(--accent) }

.contact { flex: none; background: #141414; color: #fff; display: flex; justify-content: space-between; align-items: center; gap: 8mm; padding: 4.5mm var(--edge); min-height: 26mm }
.contact h2:not(.title) { color: #c9c9c9; margin-bottom: 1.6mm }
.reach { min-width: 0 }
.who { font: 800 20pt/1.05 ${displayStack} }
.role { font: 400 11pt/1.2 ${textStack}; margin-inline-start: 1.2mm }
.ways { display: flex; flex-wrap: wrap; column-gap: 6mm; margin-top: 1.6mm; font-size: 11.5pt; font-weight: 600 }
[dir=rtl] .ways { justify-content: flex-end }
.scan { flex: none; display: flex; align-items: center; gap: 4mm }
.scan p { font: 600 11.5pt/1.05 ${displayStack}; letter-spacing: .05em; text-transform: uppercase; width: 17mm; text-align: end }
.code { display: block }
.tight .contact { padding-block: 3mm }
:lang(ja) .scan p { width: 27mm; letter-spacing: 0 }
:lang(ar) .scan p, :lang(he) .scan p { letter-spacing: 0 }
`;
