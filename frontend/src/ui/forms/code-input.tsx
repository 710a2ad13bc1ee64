import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Input } from './input';

interface CodeInputProps extends ComponentProps<'input'> {
  /** Also accepts letters and hyphens, for recovery codes. */
  isRecovery?: boolean;
}

/** A one-time code. Phones show a numeric keyboard and autofill known codes. */
export function CodeInput({ isRecovery = false, className, ...rest }: CodeInputProps) {
  return (
    <Input
      dir="ltr"
      type="text"
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      className={clsx('font-mono text-lg tracking-widest', className)}
      {...rest}
    />
  );
}
