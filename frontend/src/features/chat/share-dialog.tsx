import type { Chat } from '@contract/chats/chat';
import type { ChatShare } from '@contract/shares/share';
import { useState } from 'react';
import { ShareLinkDialog } from '@/conversation/share-link-dialog';

/** Shares a conversation as it is now. */
export function ShareDialog({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const [chosen, setChosen] = useState<boolean>();
  const withSheets = (share: ChatShare | null): boolean => chosen ?? share?.withSheets ?? false;
  return (
    <ShareLinkDialog<ChatShare>
      title="Share"
      shared={chat.title}
      path={`/api/chats/${chat.id}/share`}
      bodyOf={(share) => ({ withSheets: withSheets(share) })}
      shows="Shows the conversation up to"
      onClose={onClose}
    >
      {(share) => (
        <>
          <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={withSheets(share)}
              onChange={({ target }) => setChosen(target.checked)}
              className="size-6 shrink-0 accent-(--accent)"
            />
            <span>Let readers download the one-sheets made in this chat</span>
          </label>
          {share && withSheets(share) !== share.withSheets && (
            <p role="status" className="text-sm text-muted">
              Update the link to change it for readers.
            </p>
          )}
        </>
      )}
    </ShareLinkDialog>
  );
}
