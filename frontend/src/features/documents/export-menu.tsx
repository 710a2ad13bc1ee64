import type { DocumentFormat } from '@contract/documents/document-file.query';
import type { Document } from '@contract/documents/document';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { request, sentenceOf } from '@/lib/api';
import { attachedName } from '@/lib/attached-name';
import { saveFile } from '@/lib/save-file';
import { DropdownMenu, MenuItem } from '@/ui/dropdown-menu';
import { toast } from '@/ui/toasts/toast-store';

interface ExportMenuProps {
  document: Document;
  /** Saves pending changes. @throws if that fails */
  beforeExport: () => Promise<void>;
  /** The text as HTML and as plain text. */
  contentOf: () => { html: string; text: string };
  onShareLink: () => void;
}

const files: [format: DocumentFormat, name: string][] = [
  ['docx', 'Word'],
  ['pdf', 'PDF'],
  ['md', 'Markdown'],
  ['eml', 'Email (.eml)'],
];

/** Length limit for `mailto:` links. */
const mailtoMax = 1800;

/** Downloads or copies a document. Marked DRAFT while a claim is unproven. */
export function ExportMenu({ document, beforeExport, contentOf, onShareLink }: ExportMenuProps) {
  const onError = (error: Error) =>
    toast({ title: 'Export failed', description: sentenceOf(error), variant: 'destructive' });
  const mark = document.findings.some(({ kind }) => kind === 'unproven') ? 'DRAFT, not confirmed yet' : null;
  const take = useMutation({
    mutationFn: async (format: DocumentFormat) => {
      await beforeExport();
      const { blob, name } = await request('GET', `/api/documents/${document.id}/file?format=${format}`, readFile);
      saveFile(blob, name ?? `document.${format}`);
    },
    onError,
  });
  const copy = useMutation({
    mutationFn: async () => {
      const { html, text } = contentOf();
      const item = new ClipboardItem({
        'text/html': new Blob([mark ? `<p><strong>${mark}</strong></p>${html}` : html], { type: 'text/html' }),
        'text/plain': new Blob([mark ? `${mark}\n\n${text}` : text], { type: 'text/plain' }),
      });
      await navigator.clipboard.write([item]);
      toast({ title: 'Copied' });
    },
    onError: () => toast({ title: 'Your browser blocked copying', variant: 'destructive' }),
  });
  const marked = () => (mark ? `${mark}\n\n${contentOf().text}` : contentOf().text);
  const email = () => {
    const lines = marked().split('\n');
    const at = lines.findIndex((line) => /^subject:/i.test(line));
    const subject = (mark ? 'DRAFT: ' : '') + (at < 0 ? document.title : (lines[at] ?? '').slice(8).trim());
    const body = lines
      .filter((_line, index) => index !== at)
      .join('\n')
      .trim();
    location.href = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  };
  const share = useMutation({
    mutationFn: async () => {
      await beforeExport();
      const words = { title: document.title, text: marked() };
      // Browsers forget the tap after a few seconds: if the file takes longer, only the text is shared.
      const file = navigator.canShare?.({ files: [new File([''], 'x.docx', { type: docxType })] })
        ? await fileOf(document.id)
        : null;
      await navigator.share(file ? { title: document.title, files: [file] } : words).catch((error: Error) => {
        // AbortError: the artist closed the share sheet.
        if (error.name === 'NotAllowedError' && file) return navigator.share(words);
        if (error.name !== 'AbortError') throw error;
      });
    },
    onError,
  });
  return (
    <DropdownMenu
      label="Export"
      icon={<Download className="size-5" aria-hidden="true" />}
      className="flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-bubble"
    >
      <MenuItem onSelect={() => copy.mutate()}>Copy with formatting</MenuItem>
      {files.map(([format, name]) => (
        // Disables the items rather than the menu's button, which would lose the focus it has just got back.
        <MenuItem key={format} disabled={take.isPending} onSelect={() => take.mutate(format)}>
          {name}
        </MenuItem>
      ))}
      {document.markdown.length <= mailtoMax && <MenuItem onSelect={email}>Write an email</MenuItem>}
      <MenuItem onSelect={onShareLink}>Share a link</MenuItem>
      {'share' in navigator && <MenuItem onSelect={() => share.mutate()}>Share…</MenuItem>}
    </DropdownMenu>
  );
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function fileOf(documentId: string): Promise<File> {
  const { blob, name } = await request('GET', `/api/documents/${documentId}/file?format=docx`, readFile);
  return new File([blob], name ?? 'document.docx', { type: docxType });
}

async function readFile(response: Response): Promise<{ blob: Blob; name: string | undefined }> {
  return { blob: await response.blob(), name: attachedName(response.headers) };
}
