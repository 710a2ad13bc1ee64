import type { Message } from '@contract/chats/chat';
import type { Document } from '@contract/documents/document';
import { draftIn } from '@contract/rules/draft-rule';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FilePlus } from 'lucide-react';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { resolveFailure, toastFailure } from '@/ui/toasts/toast-store';
import { cacheDocument } from './documents-query';

interface SaveAsDocumentProps {
  chatId: string;
  message: Message;
  onSaved: (id: string) => void;
}

/** Turns the draft in a reply that has ended into a document, also in older chats. */
export function SaveAsDocument({ chatId, message, onSaved }: SaveAsDocumentProps) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => api.post<Document>(`/api/chats/${chatId}/messages/${message.id}/document`, {}),
    onSuccess: (document) => {
      resolveFailure('draft');
      cacheDocument(queryClient, document);
      onSaved(document.id);
    },
    onError: (error) => toastFailure('draft', { title: "Couldn't save the draft", description: sentenceOf(error) }),
  });
  if (message.status === 'streaming' || draftIn(message.content) === null) return null;
  return (
    <Button
      variant="outline"
      className="self-start text-sm md:min-h-9 print:hidden"
      pending={save.isPending}
      onClick={() => save.mutate()}
    >
      <FilePlus className="size-4" aria-hidden="true" />
      Save as document
    </Button>
  );
}
