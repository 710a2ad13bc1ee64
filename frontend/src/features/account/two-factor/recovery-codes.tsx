import { appName } from '@contract/app';
import { Copy, Download } from 'lucide-react';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toasts/toast-store';

/** New recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ title: 'Recovery codes copied' }),
      () => toast({ title: 'Your browser blocked copying', variant: 'destructive' }),
    );
  const download = () => {
    const text = `${appName} recovery codes\n\nEach code works once.\n\n${codes.join('\n')}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), 'fanfare-recovery-codes.txt');
  };
  return (
    <div className="flex flex-col gap-5">
      <p>
        Save these codes now: we can't show them again. Each one signs you in once without your authenticator app.{' '}
        <strong>If you lose your phone, you need one to get back in.</strong>
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1.5 rounded-control border-[1.5px] border-ink bg-paper p-4 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {'clipboard' in navigator && (
          <Button variant="outline" onClick={copy}>
            <Copy className="size-4.5" aria-hidden="true" />
            Copy
          </Button>
        )}
        <Button variant="outline" onClick={download}>
          <Download className="size-4.5" aria-hidden="true" />
          Download
        </Button>
      </div>
      <div className="tear-line mt-1 flex justify-end pt-5">
        <Button onClick={onDone}>I saved my codes</Button>
      </div>
    </div>
  );
}
