import type { PictureFocus } from '@contract/one-sheets/one-sheet';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Button } from '@/ui/button';

interface FocusPointProps {
  /** The picture, uncropped. */
  src: string;
  /** Undefined: detected in the picture. */
  value: PictureFocus | undefined;
  onChange: (focus: PictureFocus | undefined) => void;
}

/** How far an arrow key moves the point, in percent. */
const step = 5;

const moves: Partial<Record<string, PictureFocus>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

/** Sets the point of a picture that stays in view when it is cropped, by click, tap or arrow keys. */
export function FocusPoint({ src, value, onChange }: FocusPointProps) {
  const place = ({ nativeEvent, currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    // A click from the Enter key has no position.
    if (detail === 0) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: within((nativeEvent.offsetX / width) * 100), y: within((nativeEvent.offsetY / height) * 100) });
  };
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    const { x, y } = value ?? { x: 50, y: 30 };
    onChange({ x: within(x + by.x), y: within(y + by.y) });
  };
  return (
    <div className="mt-2 flex flex-wrap items-end gap-x-4 gap-y-2">
      <button
        type="button"
        aria-label={`Point that stays in view: ${value ? `${value.x}% from the left, ${value.y}% from the top` : 'found for you'}. Arrow keys move it.`}
        onClick={place}
        onKeyDown={move}
        className="relative max-w-full cursor-crosshair touch-manipulation border-[1.5px] border-line"
      >
        <img src={src} alt="" className="pointer-events-none max-h-40 max-w-full" />
        {value && (
          <span
            className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-3 border-[#fff] shadow-[0_0_0_2px_#000]"
            style={{ left: `${value.x}%`, top: `${value.y}%` }}
          />
        )}
      </button>
      <div className="flex min-w-40 flex-1 flex-col items-start gap-1 text-sm text-muted">
        <p>Tap what must stay in view, such as a face.</p>
        {value && (
          <Button variant="quiet" className="-ml-4" onClick={() => onChange(undefined)}>
            Find it for me
          </Button>
        )}
      </div>
    </div>
  );
}
