import type { SheetPreview } from '@contract/one-sheet';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '@/lib/api';
import { draftProblem, type SheetDraft } from './sheet-draft';

/** How long nothing must be typed before the page is laid out anew, in milliseconds. */
const restMs = 450;

/** The page that a draft would make. While a new one is laid out, or can't be, the one before stays. */
export function usePreview(sheetId: string, { content, design }: SheetDraft) {
  const [asked, setAsked] = useState({ content, design });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ content, design }), restMs);
    return () => clearTimeout(timer);
  }, [content, design]);
  const problem = draftProblem({ baseNumber: 1, ...asked });
  const query = useQuery({
    queryKey: ['sheet-preview', sheetId, asked],
    queryFn: ({ signal }) => api.post<SheetPreview>(`/api/one-sheets/${sheetId}/preview`, asked, { signal }),
    enabled: problem === undefined,
    placeholderData: keepPreviousData,
    // Pages are large: only the last few are kept.
    gcTime: 10_000,
  });
  const isBehind = asked.content !== content || asked.design !== design;
  return { ...query, problem, isUpdating: problem === undefined && (isBehind || query.isFetching) };
}
