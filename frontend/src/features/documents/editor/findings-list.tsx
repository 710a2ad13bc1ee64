import type { Document, Finding } from '@contract/documents/document';
import { Button } from '@/ui/button';
import { useNearbyFocus } from '@/ui/use-nearby-focus';

interface FindingsListProps {
  document: Document;
  isConfirming: boolean;
  onShow: (finding: Finding) => void;
  onConfirm: (finding: Finding) => void;
  onCut: (finding: Finding) => void;
}

const titles: Record<Finding['kind'], string> = {
  unproven: 'Not from you',
  blank: 'Blank',
  hype: 'Hype',
  rule: 'Rule',
};

/** The findings in a document, in text order. */
export function FindingsList({ document, isConfirming, onShow, onConfirm, onCut }: FindingsListProps) {
  const { findings } = document;
  const onFocus = useNearbyFocus(findings, '[role=textbox][contenteditable=true]');
  if (findings.length === 0) {
    return (
      <p className="py-3 text-muted">Nothing to check: every claim comes from you, and the text follows every rule.</p>
    );
  }
  return (
    <ol aria-label="Things to check" onFocus={onFocus} className="flex flex-col">
      {findings.map((finding, index) => (
        <li key={`${finding.kind} ${finding.start} ${index}`} className="border-b border-line py-2 last:border-0">
          <p className="text-sm">
            <span className="font-bold">{titles[finding.kind]}</span>
            {finding.text && <span className="break-words"> “{shortened(finding.text)}”</span>}
          </p>
          <p className="text-sm text-muted">{finding.why}</p>
          <div className="flex flex-wrap gap-x-1">
            {finding.end > finding.start && (
              <Button
                variant="quiet"
                className="px-2! text-sm"
                onClick={() => onShow(finding)}
                aria-label={`Show: ${shortened(finding.text)}`}
              >
                Show
              </Button>
            )}
            {finding.kind === 'unproven' && (
              <>
                <Button
                  variant="quiet"
                  className="px-2! text-sm"
                  disabled={isConfirming}
                  onClick={() => onConfirm(finding)}
                  aria-label={`Confirm: ${shortened(finding.text)}`}
                >
                  Confirm
                </Button>
                <Button
                  variant="quiet"
                  className="px-2! text-sm"
                  onClick={() => onCut(finding)}
                  aria-label={`Cut: ${shortened(finding.text)}`}
                >
                  Cut
                </Button>
              </>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The text as the editor shows it, without Markdown's backslashes. */
function shortened(markdown: string): string {
  const text = markdown.replace(/\\(?=[^\s\p{L}\p{N}])/gu, '');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
