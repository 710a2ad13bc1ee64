import { withSheetText } from '@contract/rules/sheet-rule';
import { useEffect, useRef } from 'react';
import { useAuth } from '@/session/use-auth';
import { useSheetForm } from './sheet-form';

/**
 * Fills in an empty contact email once the account's address is confirmed while the editor is open.
 * @returns whether the address is still unconfirmed
 */
export function useConfirmedEmail(): boolean {
  const { content, changeContent } = useSheetForm();
  const { user } = useAuth();
  const isUnconfirmed = user?.emailVerified === false;
  const wasUnconfirmed = useRef(isUnconfirmed);
  useEffect(() => {
    if (!user || isUnconfirmed || !wasUnconfirmed.current) return;
    wasUnconfirmed.current = false;
    if (content.contact.email === '') changeContent(withSheetText(content, 'contact.email', user.email));
  }, [user, isUnconfirmed, content, changeContent]);
  return isUnconfirmed;
}
