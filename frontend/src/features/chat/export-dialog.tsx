import type { Chat } from '@contract/chats/chat';
import type { ExportFormat } from '@contract/chats/export.query';
import { useMutation } from '@tanstack/react-query';
import { FileText, FileType, Hash } from 'lucide-react';
import { sentenceOf } from '@/lib/api';
import { saveFile } from '@/lib/save-file';
import { Dialog } from '@/ui/dialogs/dialog';
import { Spinner } from '@/ui/spinner';
import { toast } from '@/ui/toasts/toast-store';
import { usePendingFocus } from '@/ui/forms/use-pending-focus';
import { exportChat } from './export-chat';

const formats = [
  { format: 'pdf', name: 'PDF', use: 'Print it, or send it as is', Icon: FileText },
  { format: 'docx', name: 'Word', use: 'Edit in Word, Pages or Google Docs', Icon: FileType },
  { format: 'md', name: 'Markdown', use: 'Plain text for notes and other tools', Icon: Hash },
] as const satisfies readonly { format: ExportFormat; [more: string]: unknown }[];

/** Downloads a conversation as a file. */
export function ExportDialog({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const take = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const { file, name } = await exportChat(chat, format);
      saveFile(file, name);
    },
    onError: (error) => {
      toast({ title: 'Export failed', description: sentenceOf(error), variant: 'destructive' });
    },
  });
  usePendingFocus(take.isPending);
  return (
    <Dialog open onOpenChange={onClose} title="Export" description={chat.title}>
      <ul className="flex flex-col">
        {formats.map(({ format, name, use, Icon }) => (
          <li key={format} className="tear-line">
            <button
              type="button"
              disabled={take.isPending}
              onClick={() => take.mutate(format, { onSuccess: onClose })}
              className="flex min-h-14 w-full items-center gap-3.5 rounded-control px-3 py-2 text-left hover:bg-bubble disabled:cursor-not-allowed disabled:opacity-55"
            >
              {take.isPending && take.variables === format ? (
                <Spinner className="size-5" label="Creating the file" />
              ) : (
                <Icon className="size-5 text-accent" aria-hidden="true" />
              )}
              <span>
                <span className="font-bold">{name}</span>
                <span className="block text-sm text-muted">{use}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 px-3 text-sm text-muted" role="status">
        {take.isPending && 'Making the file. A very long conversation can take a few minutes.'}
      </p>
    </Dialog>
  );
}
