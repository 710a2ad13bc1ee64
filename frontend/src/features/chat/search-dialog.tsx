import { limits } from '@contract/limits';
import type { FoundPlace, FoundPlaces } from '@contract/chats/place';
import type { SearchResult } from '@contract/chats/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MessageTime } from '@/conversation/messages/message-time';
import { api, sentenceOf } from '@/lib/api';
import { isComposing } from '@/lib/is-composing';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { closeDialogsAndNavigate } from '@/ui/dialogs/dialog-history';
import { HighlightedText } from './highlighted-text';

/** Debounce in milliseconds, long enough to stay within the server's search rate limit. */
const restMs = 200;

interface SearchDialogProps {
  onClose: () => void;
  onChoose: (chatId: string, messageId: string | undefined) => void;
}

/** Searches conversations by title and message text, releases and people. Arrow keys select, Enter opens. */
export function SearchDialog({ onClose, onChoose }: SearchDialogProps) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const words = useDebounced(text.trim());
  const query = useQuery({
    queryKey: ['/api/search', words],
    queryFn: ({ signal }) => api.get<SearchResult[]>(`/api/search?q=${encodeURIComponent(words)}`, { signal }),
    enabled: words !== '',
    // Always search again, so new messages are found.
    staleTime: 0,
    gcTime: 60_000,
    refetchOnReconnect: true,
    placeholderData: keepPreviousData,
  });
  const places = useQuery({
    queryKey: ['/api/search/places', words],
    queryFn: ({ signal }) => api.get<FoundPlaces>(`/api/search/places?q=${encodeURIComponent(words)}`, { signal }),
    enabled: words !== '',
    staleTime: 0,
    gcTime: 60_000,
    refetchOnReconnect: true,
    placeholderData: keepPreviousData,
  });
  const navigate = useNavigate();
  const results: (SearchResult | FoundPlace)[] =
    words === '' ? [] : [...(places.data?.items ?? []), ...(query.data ?? [])];
  const current = Math.min(active, results.length - 1);
  const searches = [places, query];
  const failed = words === '' ? [] : searches.filter(({ error }) => error);
  /** Everything shown was found for `words`. */
  const isFound = searches.every(({ isPending, isPlaceholderData }) => !isPending && !isPlaceholderData);

  const choose = (result: SearchResult | FoundPlace | undefined) => {
    if (!result) return;
    if ('path' in result) return closeDialogsAndNavigate(() => void navigate(result.path));
    onClose();
    onChoose(result.chatId, result.message?.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      setActive((current + step + results.length) % results.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Ignore Enter while the results are still those of an earlier query.
      if (words === text.trim() && isFound) choose(results[current]);
    }
  };

  return (
    <Dialog open onOpenChange={onClose} title="Search" width="lg">
      <div className="flex items-center gap-2.5 rounded-control border-[1.5px] border-ink px-3 focus-within:shadow-[inset_0_-3px_0_var(--accent)]">
        <Search className="size-5 shrink-0 text-muted" aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label="Search"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-activedescendant={results.length > 0 ? `${listId}-${current}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="Chats, releases, people, documents, facts"
          maxLength={limits.searchMax}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="h-12 min-w-0 grow bg-transparent text-base focus:outline-hidden placeholder:text-muted"
        />
      </div>
      <p role="status" className="mt-3 min-h-6 text-sm text-muted">
        {failed[0] && sentenceOf(failed[0].error)}
        {words !== '' && isFound && failed.length === 0 && summaryOf(results.length, words)}
      </p>
      {failed.length > 0 && (
        <Button
          variant="outline"
          pending={failed.some(({ isFetching }) => isFetching)}
          onClick={() => failed.forEach(({ refetch }) => void refetch())}
        >
          Try again
        </Button>
      )}
      <ul
        id={listId}
        role="listbox"
        aria-label="Search results"
        className="h-[min(26rem,50dvh)] overflow-y-auto overscroll-contain"
      >
        {results.map((result, index) => (
          <SearchHit
            key={'path' in result ? result.id : `${result.chatId} ${result.message?.id}`}
            id={`${listId}-${index}`}
            result={result}
            isActive={index === current}
            onPoint={() => setActive(index)}
            onChoose={() => choose(result)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

const placeNames: Record<FoundPlace['kind'], string> = {
  release: 'Release',
  person: 'Person',
  document: 'Document',
  fact: 'Fact',
};

interface SearchHitProps {
  id: string;
  result: SearchResult | FoundPlace;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function SearchHit({ id, result, isActive, onPoint, onChoose }: SearchHitProps) {
  const { title } = result;
  const [message, isArchived] = 'path' in result ? [null, false] : [result.message, result.isArchived];
  useEffect(() => {
    if (isActive) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [isActive, id]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the focused combobox above handles the keys
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseMove={onPoint}
      onClick={onChoose}
      className={`tear-line cursor-pointer px-3 py-2.5 ${isActive ? 'bg-bubble forced-colors:outline-2 forced-colors:-outline-offset-2' : ''}`}
    >
      <div className="flex items-baseline gap-3">
        <span className="min-w-0 grow truncate font-semibold">
          <HighlightedText marked={title} />
        </span>
        {'path' in result && (
          <span className="shrink-0 text-xs text-muted">
            {placeNames[result.kind]}
            {result.detail && `, ${result.detail}`}
          </span>
        )}
        {isArchived && <span className="shrink-0 text-xs text-muted">Archived</span>}
        {message && (
          <span className="shrink-0">
            <MessageTime iso={message.createdAt} />
          </span>
        )}
      </div>
      {message && (
        <p className="mt-0.5 line-clamp-2 text-sm text-muted [overflow-wrap:anywhere]">
          {message.isUser && 'You: '}
          <HighlightedText marked={message.excerpt} />
        </p>
      )}
    </li>
  );
}

function summaryOf(count: number, words: string): string {
  if (count === 0) return `No results for "${words}".`;
  return count === 1 ? '1 result' : `${count} results`;
}

/** The text, debounced. */
function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
