import type { SheetPaper } from '@contract/one-sheets/one-sheet';
import { placeName } from '@contract/rules/sheet-rule';
import { CircleAlert, Scissors } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { sentenceOf } from '@/lib/api';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import type { usePreview } from './use-preview';

/** Paper sizes in CSS pixels (96 per inch). */
const papers: Record<SheetPaper, { width: number; height: number }> = {
  a4: { width: 794, height: 1123 },
  letter: { width: 816, height: 1056 },
};

/** Keeps print colours in forced-colors mode. */
const inItsColours = '<style>:root { forced-color-adjust: none }</style>';

interface SheetPreviewPaneProps {
  preview: ReturnType<typeof usePreview>;
  paper: SheetPaper;
}

/** The print preview, and what did not fit on the page. */
export function SheetPreviewPane({ preview, paper }: SheetPreviewPaneProps) {
  const { data, error, problem, isUpdating, refetch } = preview;
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  const { width, height } = papers[paper];

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fit = (): void => setScale(element.getBoundingClientRect().width / width);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="flex min-h-6 items-center gap-2 text-sm text-muted">
        {problem && (
          <span className="flex items-center gap-1.5 font-medium text-danger">
            <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
            {problem}
          </span>
        )}
        {isUpdating && (
          <>
            <Spinner className="size-4" />
            Laying out the page…
          </>
        )}
        {!problem && !isUpdating && data && 'One page, as it will be printed'}
      </div>
      {error && !isUpdating && (
        <Banner
          tone="danger"
          title="Couldn't lay out the page"
          action={
            <Button variant="outline" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {sentenceOf(error)}
        </Banner>
      )}
      <div
        ref={frame}
        role="img"
        aria-label="The page as it will be printed"
        className="relative w-full forced-color-adjust-none overflow-hidden bg-[#fff] outline-[1.5px] outline-line"
        style={{ height: height * scale }}
      >
        {data && (
          <iframe
            // Nothing in it may run or be clicked; screen readers use the form instead.
            inert
            sandbox=""
            tabIndex={-1}
            title="Preview"
            srcDoc={data.html + inItsColours}
            className="pointer-events-none absolute left-0 top-0 origin-top-left border-0"
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
      </div>
      {data && data.leftOut.length > 0 && (
        <div className="text-sm">
          <p className="flex items-center gap-1.5 font-bold">
            <Scissors className="size-4" aria-hidden="true" />
            Left out to keep it to one page
          </p>
          <p className="mt-1 text-muted">{data.leftOut.map(placeName).join(', ')}</p>
        </div>
      )}
      {data && data.warnings.length > 0 && (
        <ul className="flex flex-col gap-1.5 text-sm">
          {data.warnings.map((warning) => (
            <li key={warning} className="flex items-start gap-1.5">
              <CircleAlert className="mt-0.5 size-4 shrink-0 text-info" aria-hidden="true" />
              {warning}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
