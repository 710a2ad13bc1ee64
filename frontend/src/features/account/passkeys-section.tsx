import { mostPasskeys, type Passkey, passkeyNameMax } from '@contract/auth/passkey';
import type { User } from '@contract/account/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { formatDay, formatMessageTime } from '@/lib/dates';
import { usePasskeySupport } from '@/session/use-passkey-support';
import { AlertDialog } from '@/ui/dialogs/alert-dialog';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { RenameDialog } from '@/ui/dialogs/rename-dialog';
import { Spinner } from '@/ui/spinner';
import { toast } from '@/ui/toasts/toast-store';
import { useNearbyFocus } from '@/ui/use-nearby-focus';
import { AccountSection } from './account-section';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { LoadFailure } from './load-failure';
import { passkeysKey, usePasskeys } from './passkeys-query';

/** The account's passkeys. */
export function PasskeysSection({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const [isAdding, setIsAdding] = useState(false);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const passkeys = usePasskeys();
  const reload = () => queryClient.invalidateQueries({ queryKey: passkeysKey });
  const rename = useMutation({
    mutationFn: ({ id, name }: Passkey) => api.patch<Passkey>(`/api/passkeys/${id}`, { name }),
    onError: (error) =>
      toast({ title: "The passkey wasn't renamed", description: sentenceOf(error), variant: 'destructive' }),
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Passkey) => api.delete<void>(`/api/passkeys/${id}`),
    onSuccess: () => toast({ title: 'Passkey removed' }),
    onError: (error) =>
      toast({ title: "The passkey wasn't removed", description: sentenceOf(error), variant: 'destructive' }),
    onSettled: () => {
      setRemoved(null);
      return reload();
    },
  });
  const onFocus = useNearbyFocus(passkeys.data, '#main');
  return (
    <AccountSection title="Passkeys">
      <p className="max-w-[60ch]">
        Log in with your fingerprint, face or PIN instead of a password. A passkey only works on this site, so no one
        can trick you into giving it away.
      </p>
      {passkeys.isPending && <Spinner className="size-6" label="Loading your passkeys" />}
      {passkeys.error && <LoadFailure error={passkeys.error} onRetry={() => void passkeys.refetch()} />}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul aria-label="Passkeys" onFocus={onFocus} className="w-full divide-y divide-line">
          {passkeys.data.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </ul>
      )}
      {passkeys.data && <AddPasskey user={user} count={passkeys.data.length} onAdd={() => setIsAdding(true)} />}
      {isAdding && <AddPasskeyDialog onClose={() => setIsAdding(false)} />}
      {renamed && (
        <RenameDialog
          title="Rename passkey"
          label="Name"
          name={renamed.name}
          maxLength={passkeyNameMax}
          onClose={() => setRenamed(null)}
          onRename={(name) => rename.mutate({ ...renamed, name })}
        />
      )}
      <AlertDialog
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title="Remove passkey"
        description={`“${removed?.name}” will no longer log you in. Your device or password manager may keep a copy: you can delete it there.`}
        confirmLabel="Remove"
        isDestructive
        pending={remove.isPending}
        onConfirm={() => removed && remove.mutate(removed)}
      />
    </AccountSection>
  );
}

interface PasskeyItemProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey;
  const lastUse = lastUsedAt ? `last used ${formatMessageTime(lastUsedAt, new Date())}` : 'never used';
  return (
    <li data-item={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 break-words font-semibold">{name}</span>
          {isSynced && <Badge>Synced</Badge>}
        </p>
        <p className="text-sm text-muted">
          Added {formatDay(createdAt)}, {lastUse}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="outline" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button variant="outline" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}

/** The button that adds a passkey, or the reason why it is unavailable. */
function AddPasskey({ user, count, onAdd }: { user: User; count: number; onAdd: () => void }) {
  const support = usePasskeySupport();
  if (!support) return null;
  const obstacle =
    support === 'no-domain'
      ? 'Passkeys need a domain name with HTTPS, and this site has none.'
      : support === 'no-browser'
        ? "This browser doesn't support passkeys."
        : !user.emailVerified
          ? 'Confirm your email address first.'
          : count >= mostPasskeys
            ? `You have ${mostPasskeys} passkeys. Remove one to add another.`
            : null;
  return (
    <>
      {obstacle && <p className="text-muted">{obstacle}</p>}
      {support === 'supported' && (
        <Button variant="outline" disabled={obstacle !== null} onClick={onAdd}>
          Add a passkey
        </Button>
      )}
    </>
  );
}
