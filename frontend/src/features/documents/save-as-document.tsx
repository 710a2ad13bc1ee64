import type { Message } from '@contract/chats/chat';
import type { Document } from '@contract/documents/document';
import { draftIn } from '@contract/rules/draft-rule';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FilePlus } from 'lucide-react';
import { MessageAction } from '@/conversation/messages/message-action';
import { api, sentenceOf } from '@/lib/api';
import { toast } from '@/ui/toasts/toast-store';
import { cacheDocument } from './documents-query';

interface SaveAsDocumentProps {
  chatId: string;
  message: Message;
  onSaved: (id: string) => void;
}

/** Creates a document from the draft in a reply, also in older chats. */
export function SaveAsDocument({ chatId, message, onSaved }: SaveAsDocumentProps) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => api.post<Document>(`/api/chats/${chatId}/messages/${message.id}/document`, {}),
    onSuccess: (document) => {
      cacheDocument(queryClient, document);
      onSaved(document.id);
    },
    onError: (error) =>
      toast({ title: "Couldn't save the draft", description: sentenceOf(error), variant: 'destructive' }),
  });
  if (draftIn(message.content) === null) return null;
  return (
    <MessageAction
      label="Save as document"
      isBrief
      icon={FilePlus}
      disabled={save.isPending}
      onClick={() => save.mutate()}
    />
  );
}
