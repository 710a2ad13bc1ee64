import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Input } from './input';

interface CodeInputProps extends ComponentProps<'input'> {
  /** Letters and hyphens, too: a recovery code. */
  isRecovery?: boolean;
}

/** A one-time code. Phones show digits, and offer a code that they know. */
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
