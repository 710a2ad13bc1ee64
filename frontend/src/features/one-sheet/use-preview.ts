import type { SheetPreview } from '@contract/one-sheets/one-sheet';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '@/lib/api';
import { draftProblem, type SheetDraft, withLastValid } from './sheet-draft';
import { sheetDesignProblem } from '@contract/rules/sheet-rule';

/** Debounce of the preview, in milliseconds. */
const restMs = 120;

/** The preview of a draft. The previous one stays visible until the next has loaded, even if loading fails. */
export function usePreview(sheetId: string, { content, design }: SheetDraft) {
  const [editor] = useState(() => crypto.randomUUID());
  const [asked, setAsked] = useState({ content, design });
  const problem = draftProblem({ baseNumber: 1, content, design });
  useEffect(() => {
    const timer = setTimeout(() => {
      setAsked((last) => {
        if (problem === undefined) return { content, design };
        // Invalid fields keep their last valid value; the rest of the page stays up to date.
        return {
          content: withLastValid(content, last.content),
          design: sheetDesignProblem(design) ? last.design : design,
        };
      });
    }, restMs);
    return () => clearTimeout(timer);
  }, [content, design, problem]);
  const query = useQuery({
    queryKey: ['sheet-preview', sheetId, asked],
    queryFn: ({ signal }) =>
      api.post<SheetPreview>(`/api/one-sheets/${sheetId}/preview`, { ...asked, editor }, { signal }),
    enabled: draftProblem({ baseNumber: 1, ...asked }) === undefined,
    // Previews are large: keep only the last few.
    gcTime: 10_000,
  });
  const [last, setLast] = useState<SheetPreview>();
  if (query.data && query.data !== last) setLast(query.data);
  const isBehind = asked.content !== content || asked.design !== design;
  return {
    ...query,
    data: query.data ?? last,
    problem,
    isUpdating: problem === undefined && (isBehind || query.isFetching),
  };
}
