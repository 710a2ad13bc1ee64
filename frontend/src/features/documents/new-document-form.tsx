import type { Document } from '@contract/documents/document';
import { type DocumentKind, documentKinds } from '@contract/documents/document-kinds';
import { kindGuides } from '@contract/documents/kind-guides';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { Select } from '@/ui/forms/select';
import { resolveFailure, toastFailure } from '@/ui/toasts/toast-store';
import { cacheDocument } from './documents-query';

/** Creates an empty document of a chosen kind and opens it. */
export function NewDocumentForm({ onOpen }: { onOpen: (id: string) => void }) {
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<DocumentKind>('press_release');
  /** The same one for every try, so a lost response makes no second document. */
  const [id, setId] = useState(() => crypto.randomUUID());
  const create = useMutation({
    mutationFn: () => api.post<Document>('/api/documents', { id, kind, title: kindGuides[kind].label }),
    onSuccess: (document) => {
      resolveFailure('new-document');
      cacheDocument(queryClient, document);
      setId(crypto.randomUUID());
      onOpen(document.id);
    },
    onError: (error) =>
      toastFailure('new-document', { title: "Couldn't create the document", description: sentenceOf(error) }),
  });
  return (
    <form
      aria-label="New document"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate();
      }}
    >
      <div className="min-w-48 grow">
        <Field label="Kind">
          <Select value={kind} onChange={({ target }) => setKind(target.value as DocumentKind)}>
            {documentKinds.map((each) => (
              <option key={each} value={each}>
                {kindGuides[each].label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Button type="submit" pending={create.isPending}>
        <FilePlus className="size-4" aria-hidden="true" />
        New document
      </Button>
    </form>
  );
}
