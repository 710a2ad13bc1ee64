import type { Invoice } from '@contract/subscription/subscription';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { invoicesKey } from './use-subscription-changes';

/** Paid and open invoices, each linked to the provider's page. */
export function InvoiceList() {
  const { data: invoices, isLoadingError } = useQuery<Invoice[]>({ queryKey: invoicesKey, refetchOnMount: 'always' });
  if (isLoadingError) return <p className="text-sm text-muted">We couldn&apos;t load your invoices.</p>;
  if (!invoices || invoices.length === 0) return null;
  return (
    <section aria-label="Invoices" className="tear-line pt-5">
      <h3 className="font-bold">Invoices</h3>
      <ul className="mt-2 max-h-44 overflow-y-auto">
        {invoices.map(({ id, date, amount, currency, status, url }) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-4 text-[0.9375rem]">
            {url ? (
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="font-semibold text-accent underline decoration-[1.5px] underline-offset-4 hover:text-ink"
              >
                {formatDay(date)}
              </a>
            ) : (
              <span>{formatDay(date)}</span>
            )}
            <span className="text-muted">{status}</span>
            <span className="font-semibold">{formatMoney(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
