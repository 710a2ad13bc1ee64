import { assistantName } from '@contract/app';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { AddFactForm } from '@/features/facts/add-fact-form';
import { FactsList } from '@/features/facts/facts-list';
import { useLiveFacts } from '@/features/facts/use-live-facts';
import { createSocket, keepConnected } from '@/lib/socket';
import { SessionHeader } from '@/session/session-header';
import { Button } from '@/ui/button';

/** What the assistant knows about the artist: read, add, edit and delete facts. */
export function FactsPage() {
  const [socket] = useState(() => createSocket());
  useLiveFacts(socket);
  useEffect(() => keepConnected(socket), [socket]);
  return (
    <>
      <SessionHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl px-5 pb-24 pt-6 sm:px-8 md:pt-12">
        <h1 className="display-lg">What {assistantName} knows</h1>
        <p className="mt-5 max-w-[52ch] text-lg text-muted">
          Used in every conversation, draft and one-sheet. Say “Remember that…” in a chat, or add it here.
        </p>
        <AddFactForm />
        <FactsList />
        <Button asChild variant="outline" className="mt-10">
          <Link to="/chat">Back to the chat</Link>
        </Button>
      </main>
    </>
  );
}
