import type { User } from '@contract/account/user';
import { useEffect } from 'react';
import { api } from '@/lib/api';
import { logOnly } from '@/lib/log-only';
import { storage } from '@/lib/storage';
import { toast } from '@/ui/toasts/toast-store';
import { readGuestUserId, rememberTransferredChat } from './guest-ids';

/** Accounts for which a transfer was attempted since the page was loaded. */
const tried = new Set<string>();

/**
 * After registration, by form or social sign-in, transfers the guest chat to the new account. A failure is only logged;
 * until onboarding is complete the next visit tries again.
 */
export function useGuestTransfer(user: User | null): void {
  const newUserId = user && !user.hasCompletedOnboarding ? user.id : null;

  useEffect(() => {
    if (newUserId === null || tried.has(newUserId)) return;
    tried.add(newUserId);
    const anonId = storage.read('anonId');
    storage.remove('anonId');
    const guestUserId = readGuestUserId();
    if (guestUserId === null) return;
    api.post('/api/transfer-guest-chats', { guestUserId, ...(anonId ? { anonId } : {}) }).then(
      () => {
        rememberTransferredChat();
        toast({
          title: 'Chat history preserved',
          description: 'Your conversation history was transferred to your new account.',
        });
      },
      (error: unknown) => logOnly('Transferring the guest chat failed', error),
    );
  }, [newUserId]);
}
