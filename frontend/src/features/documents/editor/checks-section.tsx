import type { ComponentProps } from 'react';
import { blanksWarning } from '@/ui/blanks-warning';
import { FindingsList } from './findings-list';

/** What is left to check in the document. */
export function ChecksSection(props: ComponentProps<typeof FindingsList>) {
  const warning = blanksWarning(props.document.findings.filter(({ kind }) => kind === 'blank').length);
  return (
    <section aria-label="Checks" className="tear-line mt-2 pb-6 pt-3">
      <h2 className="font-bold">To check</h2>
      {props.document.findings.some(({ kind }) => kind === 'unproven') && (
        <p className="text-sm text-muted">
          Exports say DRAFT until you confirm or cut every claim that isn&apos;t from you.
        </p>
      )}
      {warning && <p className="text-sm text-muted">{warning}</p>}
      <FindingsList {...props} />
    </section>
  );
}
