import clsx from 'clsx';
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  danger: { look: 'border-danger shadow-[inset_6px_0_0_var(--danger)]', icon: 'text-danger', Icon: CircleAlert },
  info: { look: 'border-ink shadow-[inset_6px_0_0_var(--info)]', icon: 'text-info', Icon: Info },
};

interface BannerProps {
  tone: keyof typeof tones;
  title?: string;
  children: ReactNode;
  /** A button to resolve it. */
  action?: ReactNode;
  className?: string;
}

/** An inline message. Errors are announced to screen readers immediately. */
export function Banner({ tone, title, children, action, className }: BannerProps) {
  const { look, icon, Icon } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx('flex items-start gap-3 rounded-card border-[1.5px] bg-surface p-4 pl-5', look, className)}
    >
      <Icon className={clsx('mt-0.5 size-5 shrink-0', icon)} aria-hidden="true" />
      <div className="flex min-w-0 grow flex-col items-start gap-1 break-words">
        {title && <p className="font-bold">{title}</p>}
        <div>{children}</div>
        {action}
      </div>
    </div>
  );
}
