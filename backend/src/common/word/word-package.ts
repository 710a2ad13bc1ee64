import { Readable } from 'node:stream';
import { appName } from '../../../../contract/app.js';
import { archiveOf, type ArchiveEntry } from '../archive.js';

/** The deepest level of lists in a Word document. */
export const deepestList = 8;

/** What the body of a document refers to. It grows while the body is written, and is itself written afterwards. */
export class WordReferences {
  private readonly links: string[] = [];
  private readonly lists: { level: number; start: number }[] = [];

  /** Adds a link. @returns its relationship id */
  link(href: string): string {
    this.links.push(href);
    return `link${this.links.length}`;
  }

  /** Adds a numbered list that counts from `start` at its level. @returns its id */
  list(level: number, start: number): number {
    this.lists.push({ level, start });
    return this.lists.length + 1;
  }

  *relationships(): Generator<string, void, void> {
    yield `${xml}<Relationships xmlns="${packageNamespace}/relationships">
<Relationship Id="styles" Type="${officeRelationships}/styles" Target="styles.xml"/>
<Relationship Id="numbering" Type="${officeRelationships}/numbering" Target="numbering.xml"/>`;
    for (const [index, href] of this.links.entries()) {
      yield `<Relationship Id="link${index + 1}" Type="${officeRelationships}/hyperlink" Target="${attribute(href)}" TargetMode="External"/>`;
    }
    yield '</Relationships>';
  }

  *numbering(): Generator<string, void, void> {
    yield `${xml}<w:numbering ${namespaces}>${bullets}${numbers}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
    for (const [index, { level, start }] of this.lists.entries()) {
      yield `<w:num w:numId="${index + 2}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${start}"/></w:lvlOverride></w:num>`;
    }
    yield '</w:numbering>';
  }
}

/**
 * A Word document as a stream, with the parts of an Office Open XML package (ECMA-376) that Word requires. Its body is
 * read while it is being packed.
 */
export function wordDocument(title: string, body: AsyncIterable<string>, references: WordReferences): Readable {
  const file = (path: string, open: () => Iterable<string> | AsyncIterable<string>): ArchiveEntry => ({
    path,
    open: () => Promise.resolve(Readable.from(inBuffers(open()))),
  });
  return archiveOf([
    file('[Content_Types].xml', () => [contentTypes]),
    file('_rels/.rels', () => [packageRelationships]),
    file('docProps/core.xml', () => [coreProperties(title)]),
    file('word/styles.xml', () => [styles]),
    file('word/document.xml', () => documentOf(body)),
    file('word/_rels/document.xml.rels', () => references.relationships()),
    file('word/numbering.xml', () => references.numbering()),
  ]);
}

/** Escapes text between two tags. Control characters and unpaired surrogates aren't allowed in XML. */
export function text(words: string): string {
  return words
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|[\ufffe\uffff]/g, '')
    .replace(/\p{Cc}/gu, (character) => (character === '\t' || character === '\n' ? character : ''))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function attribute(words: string): string {
  return text(words).replaceAll('"', '&quot;');
}

async function* documentOf(body: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  yield `${xml}<w:document ${namespaces}><w:body>`;
  yield* body;
  yield `<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`;
}

async function* inBuffers(pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Buffer, void, void> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const namespaces = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${officeRelationships}"`;

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const contentTypes = `${xml}<Types xmlns="${packageNamespace}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/>
<Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/>
<Override PartName="/word/numbering.xml" ContentType="${wordType}.numbering+xml"/>
<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>
</Types>`;

const packageRelationships = `${xml}<Relationships xmlns="${packageNamespace}/relationships">
<Relationship Id="document" Type="${officeRelationships}/officeDocument" Target="word/document.xml"/>
<Relationship Id="core" Type="${packageNamespace}/relationships/metadata/core-properties" Target="docProps/core.xml"/>
</Relationships>`;

function coreProperties(title: string): string {
  return `${xml}<cp:coreProperties xmlns:cp="${packageNamespace}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${text(title)}</dc:title><dc:creator>${text(appName)}</dc:creator></cp:coreProperties>`;
}

function heading(level: number, size: number): string {
  return `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;
}

const styles = `${xml}<w:styles ${namespaces}>
<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:eastAsia="Arial" w:cs="Arial"/><w:sz w:val="21"/><w:szCs w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>
<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:spacing w:after="80"/></w:pPr><w:rPr><w:b/><w:sz w:val="52"/></w:rPr></w:style>
${heading(1, 30)}${heading(2, 26)}
<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="C2410C"/><w:u w:val="single"/></w:rPr></w:style>
</w:styles>`;

function levels(of: (level: number) => string): string {
  return Array.from(
    { length: deepestList + 1 },
    (_, level) =>
      `<w:lvl w:ilvl="${level}"><w:start w:val="1"/>${of(level)}<w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${720 * (level + 1)}" w:hanging="360"/></w:pPr></w:lvl>`,
  ).join('');
}

const bullets = `<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>${levels(
  () => '<w:numFmt w:val="bullet"/><w:lvlText w:val="•"/>',
)}</w:abstractNum>`;

const numbers = `<w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="hybridMultilevel"/>${levels(
  (level) => `<w:numFmt w:val="decimal"/><w:lvlText w:val="%${level + 1}."/>`,
)}</w:abstractNum>`;
