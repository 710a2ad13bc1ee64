import { Eye, EyeOff } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { Input } from './input';

/** A password with a show/hide toggle that appears only once something is typed. */
export function PasswordInput({ onChange, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'value'>) {
  const [hasText, setHasText] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Text may have been typed before the app had loaded.
  useLayoutEffect(() => setHasText(box.current?.querySelector('input')?.value !== ''), []);
  return (
    <div ref={box} className="relative">
      <Input
        {...rest}
        type={isShown && hasText ? 'text' : 'password'}
        className="pr-12"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setHasText(event.target.value !== '');
          onChange?.(event);
        }}
      />
      {hasText && (
        <button
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-muted hover:text-ink"
        >
          {isShown ? <EyeOff className="size-5" aria-hidden="true" /> : <Eye className="size-5" aria-hidden="true" />}
        </button>
      )}
    </div>
  );
}
