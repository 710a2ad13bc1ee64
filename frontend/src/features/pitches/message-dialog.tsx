import { blanksIn } from '@contract/documents/blanks';
import type { Pitch, PitchMessage } from '@contract/pitches/pitch';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { sentenceOf } from '@/lib/api';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { Textarea } from '@/ui/forms/textarea';
import { blanksWarning } from '@/ui/blanks-warning';
import { emlFile, fitsLinks, mailtoLink, webmailLinks } from './eml';

/** A pitch as an email, to open in the artist's mail program and then mark as sent. */
export function MessageDialog({ pitch, onClose, onSent }: { pitch: Pitch; onClose: () => void; onSent: () => void }) {
  const { data, error } = useQuery<PitchMessage>({
    queryKey: [`/api/pitches/${pitch.id}/message`],
    refetchOnMount: 'always',
    gcTime: 0,
  });
  const blanks = data ? blanksIn(`${data.subject}\n${data.text}`).length : 0;
  return (
    <Dialog open onOpenChange={onClose} width="lg" title={`To ${pitch.contactName}`}>
      {error && <p role="alert">{sentenceOf(error)}</p>}
      {data && (
        <div className="flex flex-col gap-4">
          <Field label="To">
            <Input readOnly value={data.to || 'No email address yet'} />
          </Field>
          <Field label="Subject">
            <Input readOnly value={data.subject} />
          </Field>
          <Field label="Text">
            <Textarea readOnly rows={8} value={data.text} />
          </Field>
          {blanks > 0 && (
            <p className="text-sm">
              {blanksWarning(blanks)}{' '}
              <Link to={`/documents/${pitch.documentId}`} className="whitespace-nowrap underline underline-offset-4">
                {blanks === 1 ? 'Fill it in' : 'Fill them in'}
              </Link>
            </p>
          )}
          {!fitsLinks(data) && (
            <p className="text-sm text-muted">Too long for a link. Download the file instead: it has the full text.</p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="outline">
              <a href={mailtoLink(data)}>Open in your mail program</a>
            </Button>
            {webmailLinks(data).map(({ name, url }) => (
              <Button key={name} asChild variant="outline">
                <a href={url} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </Button>
            ))}
            <Button variant="outline" onClick={() => saveFile(emlFile(data), 'pitch.eml')}>
              Download .eml
            </Button>
          </div>
          <Button className="self-end" onClick={onSent}>
            I&apos;ve sent it
          </Button>
        </div>
      )}
    </Dialog>
  );
}
