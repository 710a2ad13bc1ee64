import { appName } from '../../../contract/app.js';
import type { AccountCost, NamedTotals, UsageReport, UsageTotals } from '../model-calls/model-call.js';
import type { UsageOverview } from '../model-calls/model-calls.service.js';
import { queuePagePath } from './operator-pages.js';

const style = `body { font: 15px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; color: #1d1d1f; background: #fff }
table { border-collapse: collapse; margin: 0 0 1.5rem; width: 100% }
caption { text-align: left; font-weight: 600; padding: .25rem 0 }
th, td { border-bottom: 1px solid #d5d5da; padding: .25rem .5rem; text-align: right; font-variant-numeric: tabular-nums }
th { font-weight: 600 }
th:first-child, td:first-child { text-align: left }
.wide { overflow-x: auto }`;

const columns = ['Calls', 'Input', 'Cached', 'Output', 'Reasoning', 'Cost', 'Stopped', 'Failed', 'Estimated'];

const count = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

/** The usage page: plain HTML without scripts. */
export function usageHtml({ today, month, last30Days, accounts }: UsageOverview): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Usage · ${escaped(appName)}</title>
<style>${style}</style>
</head>
<body>
<p><a href="${queuePagePath}">Queues</a> · Usage</p>
<h1>Model usage</h1>
<p>Days and months are UTC. Tokens are as the provider counts them: output includes reasoning, and “Cached” is the share of the
input that came from its cache. “Estimated” calls reported no usage.</p>
${period('Today', today)}
${period('This month', month)}
${period('Last 30 days', last30Days)}
<h2>Most expensive accounts of the month</h2>
${accountTable(accounts)}
</body>
</html>
`;
}

function period(title: string, { total, guests, byPurpose, byModel }: UsageReport): string {
  const share = total.costMicros > 0 ? ` (${percent(guests.costMicros, total.costMicros)} of the cost)` : '';
  const sum = [
    { ...total, name: 'All calls' },
    { ...guests, name: `Of these, guests${share}` },
  ];
  return `<h2>${escaped(title)}</h2>
${table('In total', '', sum)}
${table('By purpose', 'Purpose', byPurpose)}
${table('By model', 'Model', byModel)}`;
}

function table(caption: string, first: string, rows: readonly NamedTotals[]): string {
  const head = [first, ...columns].map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  const body = rows.map((row) => `<tr><td>${escaped(row.name)}</td>${cells(row)}</tr>`).join('\n');
  const empty = `<tr><td colspan="${columns.length + 1}">No calls</td></tr>`;
  return `<div class="wide"><table><caption>${escaped(caption)}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body || empty}
</tbody></table></div>`;
}

function cells(totals: UsageTotals): string {
  const { calls, input, cachedInput, output, reasoning, costMicros, stopped, failed, estimated } = totals;
  return [
    count.format(calls),
    count.format(input),
    percent(cachedInput, input),
    count.format(output),
    count.format(reasoning),
    money(costMicros),
    count.format(stopped),
    count.format(failed),
    count.format(estimated),
  ]
    .map((text) => `<td>${escaped(text)}</td>`)
    .join('');
}

function accountTable(accounts: readonly AccountCost[]): string {
  if (accounts.length === 0) return '<p>None yet.</p>';
  const rows = accounts.map(
    ({ userId, calls, costMicros }) =>
      `<tr><td>${escaped(userId)}</td><td>${count.format(calls)}</td><td>${money(costMicros)}</td></tr>`,
  );
  return `<div class="wide"><table>
<thead><tr><th scope="col">Account</th><th scope="col">Calls</th><th scope="col">Cost</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

function money(micros: number): string {
  return dollars.format(micros / 1_000_000);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
