import type { Message } from '@contract/chats/chat';
import type { Document } from '@contract/documents/document';
import { draftName, draftNamespace } from '@contract/documents/draft-name';
import { type Draft, draftsIn } from '@contract/rules/draft-rule';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FilePlus, FileText } from 'lucide-react';
import { v5 as uuidv5 } from 'uuid';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { resolveFailure, toastFailure } from '@/ui/toasts/toast-store';
import { cacheDocument, useChatDocuments } from './documents-query';

interface SaveAsDocumentProps {
  chatId: string;
  message: Message;
  onSaved: (id: string) => void;
}

/** Turns the drafts in a reply that has ended into documents, also in older chats, and opens them. */
export function SaveAsDocument({ chatId, message, onSaved }: SaveAsDocumentProps) {
  const queryClient = useQueryClient();
  const drafts = message.status === 'streaming' ? [] : draftsIn(message.content);
  const { data: documents } = useChatDocuments(chatId, drafts.length > 0);
  const save = useMutation({
    mutationFn: (draft: number) =>
      api.post<Document>(`/api/chats/${chatId}/messages/${message.id}/document`, { draft }),
    onSuccess: (document) => {
      resolveFailure('draft');
      cacheDocument(queryClient, document);
      onSaved(document.id);
    },
    onError: (error) => toastFailure('draft', { title: "Couldn't save the draft", description: sentenceOf(error) }),
  });
  if (drafts.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {drafts.map((draft, place) => {
        const id = uuidv5(draftName(message.id, place), draftNamespace);
        const isSaved = documents?.items.some((document) => document.id === id) ?? false;
        const Icon = isSaved ? FileText : FilePlus;
        const label = isSaved ? 'Open document' : 'Save as document';
        return (
          // A reply that has ended doesn't change.
          <Button
            key={place}
            variant="outline"
            className="max-w-full text-sm md:min-h-9"
            pending={save.isPending && save.variables === place}
            disabled={save.isPending}
            onClick={() => save.mutate(place)}
          >
            <Icon className="size-4 shrink-0" aria-hidden="true" />
            <span className="truncate">{drafts.length === 1 ? label : `${label}: ${nameOf(draft)}`}</span>
          </Button>
        );
      })}
    </div>
  );
}

/** Tells a draft from the others in its reply: its heading, or else its first line. */
function nameOf({ heading, text }: Draft): string {
  const [line = ''] = text.split('\n').filter((one) => /[\p{L}\p{N}]/u.test(one));
  return heading || line.replace(/[*_#`]+/g, '').trim();
}
