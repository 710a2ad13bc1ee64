import type { DocumentFormat } from '@contract/documents/document-file.query';
import type { Document } from '@contract/documents/document';
import { mailParts } from '@contract/documents/mail-parts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { api, request, sentenceOf } from '@/lib/api';
import { attachedName } from '@/lib/attached-name';
import { saveFile } from '@/lib/save-file';
import { DropdownMenu, MenuItem } from '@/ui/menus/dropdown-menu';
import { Spinner } from '@/ui/spinner';
import { resolveFailure, toast, toastFailure } from '@/ui/toasts/toast-store';
import { BlanksItem } from './blanks-item';

interface ExportMenuProps {
  document: Document;
  /** Saves pending changes. @throws if that fails */
  beforeExport: () => Promise<void>;
  /** The text as HTML and as plain text. */
  contentOf: () => { html: string; text: string };
  onShareLink: () => void;
  /** How many blanks the text has now. */
  countBlanks: () => number;
  /** Shows the first of them. */
  onShowBlank: () => void;
}

const files: [format: DocumentFormat, name: string][] = [
  ['docx', 'Word'],
  ['pdf', 'PDF'],
  ['md', 'Markdown'],
  ['eml', 'Email (.eml)'],
];

/** Length limit for `mailto:` links, which Windows cuts at 2,083 characters. Cyrillic takes six characters a letter, Japanese nine. */
const mailtoMax = 2000;

/** Downloads or copies a document. Marked DRAFT while a claim is unproven. Blanks are counted first, and stop nothing. */
export function ExportMenu(props: ExportMenuProps) {
  const { document, beforeExport, contentOf, onShareLink, countBlanks, onShowBlank } = props;
  const onSuccess = () => resolveFailure('export');
  const onError = (error: Error) => toastFailure('export', { title: 'Export failed', description: sentenceOf(error) });
  /** The text as it is saved now, and its mark: facts may have changed since the last check. */
  const checked = async (): Promise<{ html: string; text: string; mark: string | null }> => {
    const content = contentOf();
    await beforeExport();
    const { findings } = await api.get<Document>(`/api/documents/${document.id}`);
    const mark = findings.some(({ kind }) => kind === 'unproven') ? 'DRAFT, not confirmed yet' : null;
    return { ...content, mark };
  };
  const download = async (format: DocumentFormat) => {
    await beforeExport();
    const { blob, name } = await request('GET', `/api/documents/${document.id}/file?format=${format}`, readFile);
    saveFile(blob, name ?? `document.${format}`);
  };
  const take = useMutation({ mutationFn: download, onSuccess, onError });
  const copy = useMutation({
    mutationFn: async () => {
      const content = checked();
      const blob = async (type: 'text/html' | 'text/plain') => {
        const { html, text, mark } = await content;
        const words = type === 'text/html' ? markedHtml(html, mark) : marked(text, mark);
        return new Blob([words], { type });
      };
      // Safari only lets a page write during the tap, so the texts are promises.
      const item = new ClipboardItem({
        'text/html': blob('text/html'),
        'text/plain': blob('text/plain'),
      });
      try {
        await navigator.clipboard.write([item]);
      } catch (error) {
        // A text that couldn't be saved is the reason, not the browser.
        await content;
        throw new Error('Your browser blocked copying. Download a file instead.', { cause: error });
      }
    },
    onSuccess: () => {
      onSuccess();
      toast({ title: 'Copied' });
    },
    onError,
  });
  const fits = useMemo(() => mailto(document.title, document.markdown, null).length <= mailtoMax, [document]);
  const email = useMutation({
    mutationFn: async () => {
      const { text, mark } = await checked();
      const link = mailto(document.title, text, mark);
      if (link.length <= mailtoMax) location.href = link;
      else await download('eml');
    },
    onSuccess,
    onError,
  });
  const share = useMutation({
    mutationFn: async () => {
      const { text, mark } = await checked();
      const words = { title: document.title, text: marked(text, mark) };
      // Browsers forget the tap after a few seconds: if the file takes longer, only the text is shared.
      const file = navigator.canShare?.({ files: [new File([''], 'x.docx', { type: docxType })] })
        ? await fileOf(document.id)
        : null;
      await navigator.share(file ? { title: document.title, files: [file] } : words).catch((error: Error) => {
        // AbortError: the artist closed the share sheet.
        if (error.name === 'NotAllowedError' && file) return navigator.share(words);
        if (error.name !== 'AbortError')
          throw new Error('Your browser could not share it. Download a file instead.', { cause: error });
      });
    },
    onSuccess,
    onError,
  });
  return (
    <>
      <p role="status" className="shrink-0 text-sm text-muted max-md:sr-only">
        {take.isPending && 'Making the file…'}
      </p>
      <DropdownMenu
        label="Export"
        icon={take.isPending ? <Spinner className="size-5" /> : <Download className="size-5" aria-hidden="true" />}
        className="flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-bubble"
      >
        <BlanksItem countBlanks={countBlanks} onShow={onShowBlank} />
        <MenuItem onSelect={() => copy.mutate()}>Copy with formatting</MenuItem>
        {files.map(([format, name]) => (
          // Disables the items rather than the menu's button, which would lose the focus it has just got back.
          <MenuItem key={format} disabled={take.isPending} onSelect={() => take.mutate(format)}>
            {name}
          </MenuItem>
        ))}
        {fits && <MenuItem onSelect={() => email.mutate()}>Write an email</MenuItem>}
        <MenuItem onSelect={onShareLink}>Share a link</MenuItem>
        {'share' in navigator && <MenuItem onSelect={() => share.mutate()}>Share…</MenuItem>}
      </DropdownMenu>
    </>
  );
}

const marked = (text: string, mark: string | null): string => (mark ? `${mark}\n\n${text}` : text);
const markedHtml = (html: string, mark: string | null): string =>
  mark ? `<p><strong>${mark}</strong></p>${html}` : html;

/** A `mailto:` link with a text under its own subject, or else its title. */
function mailto(title: string, text: string, mark: string | null): string {
  const { subject, body } = mailParts(text);
  const topic = subject?.text || title;
  const words = marked(body.text.trim(), mark);
  return `mailto:?subject=${encodeURIComponent(mark ? `DRAFT: ${topic}` : topic)}&body=${encodeURIComponent(words)}`;
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function fileOf(documentId: string): Promise<File> {
  const { blob, name } = await request('GET', `/api/documents/${documentId}/file?format=docx`, readFile);
  return new File([blob], name ?? 'document.docx', { type: docxType });
}

async function readFile(response: Response): Promise<{ blob: Blob; name: string | undefined }> {
  return { blob: await response.blob(), name: attachedName(response.headers) };
}
