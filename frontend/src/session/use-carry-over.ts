import type { User } from '@contract/user';
import { useEffect } from 'react';
import { api } from '@/lib/api';
import { logOnly } from '@/lib/log-only';
import { storage } from '@/lib/storage';
import { toast } from '@/ui/toast-store';
import { readGuestUserId, rememberCarriedChat } from './guest-ids';

/** The accounts for which it was tried since the page was loaded. */
const tried = new Set<string>();

/**
 * After a registration, by form or social, moves what was said as a guest to the new account. A
 * failure is only logged and the id stays: as long as onboarding is not completed, the next visit tries again.
 */
export function useCarryOver(user: User | null): void {
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
        rememberCarriedChat();
        toast({
          title: 'Chat history preserved',
          description: 'Your conversation history was transferred to your new account.',
        });
      },
      (error: unknown) => logOnly('Carrying the guest chat over failed', error),
    );
  }, [newUserId]);
}
