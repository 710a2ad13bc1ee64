import { type Message, oneSheetMarker } from '@contract/chats/chat';
import { mediaFileUrl, mediaThumbnailUrl } from '@contract/media/media';
import { sheetKindNames, sheetKindTitle, type SheetSummary } from '@contract/one-sheets/one-sheet';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, PencilLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { SheetTile } from '@/ui/sheet-tile';
import { toast } from '@/ui/toasts/toast-store';
import { chatSheetsQuery } from './chat-sheets-query';
import { downloadSheet } from './make-one-sheet';

/** The one-sheet made by a reply, below it: the newest version, to edit or download. Hidden until it exists. */
export function SheetResult({ chatId, message }: { chatId: string; message: Message }) {
  const isMarker = !message.isUser && message.content === oneSheetMarker;
  const { data } = useQuery({ ...chatSheetsQuery(chatId), enabled: isMarker });
  const download = useMutation({
    mutationFn: ({ mediaId }: SheetSummary) => downloadSheet(mediaFileUrl(mediaId)),
    onError: (error) => {
      toast({ title: 'Download failed', description: sentenceOf(error), variant: 'destructive' });
    },
  });
  const sheet = isMarker ? data?.find(({ replyId }) => replyId === message.id) : undefined;
  if (!sheet) return null;
  const kind = sheetKindNames[sheet.variant];
  return (
    <SheetTile
      thumbnailUrl={mediaThumbnailUrl(sheet.mediaId)}
      title={sheetKindTitle(sheet.variant)}
      note={`Version ${sheet.version}`}
    >
      <Button asChild variant="outline">
        <Link to={`/one-sheet/${sheet.sheetId}`} aria-label={`Edit ${kind}`}>
          <PencilLine className="size-4.5" aria-hidden="true" />
          Edit
        </Link>
      </Button>
      <Button
        variant="outline"
        aria-label={`Download ${kind}`}
        pending={download.isPending}
        onClick={() => download.mutate(sheet)}
      >
        <Download className="size-4.5" aria-hidden="true" />
        Download
      </Button>
    </SheetTile>
  );
}
