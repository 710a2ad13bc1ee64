import { type ContactField, contactFields, type ContactImport } from '@contract/contacts/contact';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readJson, request, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { Select } from '@/ui/forms/select';
import { ScrollBox } from '@/ui/scroll-box';

const labels: Record<ContactField, string> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  outlet: 'Outlet',
  role: 'Role',
  email: 'Email',
  url: 'Website',
  note: 'Note',
};

interface ImportRequest {
  file: File;
  columns?: (ContactField | null)[];
  isPreview: boolean;
  isPartial?: boolean;
}

/** Imports people from a CSV file, after a preview of its columns and invalid lines. */
export function ImportDialog({ onClose, onImported }: { onClose: () => void; onImported: () => Promise<unknown> }) {
  const [file, setFile] = useState<File | null>(null);
  const send = useMutation({
    mutationFn: ({ file: sent, columns, isPreview, isPartial = false }: ImportRequest) => {
      const query = new URLSearchParams({
        preview: String(isPreview),
        partial: String(isPartial),
        ...(columns && { columns: columns.map((field) => field ?? '').join(',') }),
      });
      return request('POST', `/api/contacts/import?${query}`, readJson<ContactImport>, { file: sent });
    },
    onSuccess: async ({ isPreview, created, merged }) => {
      if (!isPreview && created + merged > 0) await onImported();
    },
  });
  const result = send.data;
  const isDone = result !== undefined && !result.isPreview && result.created + result.merged > 0;
  const submit = (asked: Omit<ImportRequest, 'file'>) => {
    if (file) send.mutate({ file, ...asked });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="lg"
      title="Import people"
      description="A CSV file of at most 2 MB. You'll see a preview before anything is imported."
    >
      <div className="flex flex-col gap-5">
        <Field label="CSV file">
          <Input
            type="file"
            accept=".csv,.txt,.tsv,text/csv"
            className="py-2"
            onChange={(event) => {
              const chosen = event.target.files?.[0] ?? null;
              setFile(chosen);
              if (chosen) send.mutate({ file: chosen, isPreview: true });
            }}
          />
        </Field>
        {send.error && <p role="alert">{sentenceOf(send.error)}</p>}
        {isDone && (
          <p role="status" className="font-semibold">
            {counted(result)}
          </p>
        )}
        {result && !isDone && (
          <>
            <Mapping result={result} onChange={(columns) => submit({ columns, isPreview: true })} />
            {result.errors.length > 0 && (
              <div role="alert">
                <p className="font-semibold">These lines can&apos;t be imported:</p>
                <ScrollBox aria-label="Lines with a problem" className="mt-1 max-h-40 text-sm">
                  <ul>
                    {result.errors.map(({ line, why }) => (
                      <li key={line}>
                        Line {line} {why}
                      </li>
                    ))}
                  </ul>
                </ScrollBox>
              </div>
            )}
            <div className="flex flex-wrap items-center justify-end gap-3">
              <p className="mr-auto">{counted(result)}</p>
              <Button
                pending={send.isPending}
                disabled={result.created + result.merged === 0 && result.isPreview}
                onClick={() =>
                  submit({ columns: result.columns, isPreview: false, isPartial: result.errors.length > 0 })
                }
              >
                {result.errors.length > 0 ? 'Import the other lines' : 'Import'}
              </Button>
            </div>
          </>
        )}
        {isDone && (
          <Button className="self-end" onClick={onClose}>
            Done
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function counted({ created, merged, isPreview }: ContactImport): string {
  return `${isPreview ? '' : 'Imported: '}${created} new, ${merged} already in your list`;
}

function Mapping({
  result,
  onChange,
}: {
  result: ContactImport;
  onChange: (columns: (ContactField | null)[]) => void;
}) {
  const { columns, sample, hasHeader } = result;
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">Match your columns</legend>
      {columns.map((field, index) => {
        const example = sample[hasHeader ? 1 : 0]?.[index] ?? '';
        const heading = hasHeader ? sample[0]?.[index] : undefined;
        return (
          // A file's columns have no identity other than their position.
          <Field key={index} label={heading || `Column ${index + 1}`} hint={example || 'Empty'}>
            <Select
              value={field ?? ''}
              onChange={({ target }) => {
                const chosen = target.value === '' ? null : (target.value as ContactField);
                onChange(columns.map((one, at) => (at === index ? chosen : one === chosen ? null : one)));
              }}
            >
              <option value="">Skip</option>
              {contactFields.map((one) => (
                <option key={one} value={one}>
                  {labels[one]}
                </option>
              ))}
            </Select>
          </Field>
        );
      })}
    </fieldset>
  );
}
