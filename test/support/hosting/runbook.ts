import { readFileSync } from 'node:fs';

/** The signs of an outage, as described in the runbook. */
export interface Outage {
  alert: string[];
  health: string[];
  log: string[];
  metric: string[];
  /** The messages that artists see. */
  seen: string[];
}

const parts = { alert: 'Alert', health: 'Health', log: 'Log', metric: 'Metric', seen: 'Artists see' };

/** The outages in docs/RUNBOOK.md by their headings. */
export function outages(): Map<string, Outage> {
  const sections = readFileSync('docs/RUNBOOK.md', 'utf8').split(/^## /m).slice(1);
  return new Map(sections.map((text) => [text.split('\n')[0] ?? '', outageIn(text)]));
}

/** The outage with a heading. */
export function outageOf(heading: string): Outage {
  const outage = outages().get(heading);
  if (!outage) throw new Error(`docs/RUNBOOK.md has no section "${heading}"`);
  return outage;
}

function outageIn(section: string): Outage {
  const read = (part: keyof Outage): string[] => {
    const [, text = ''] = new RegExp(`^- \\*\\*${parts[part]}:\\*\\* ([^]*?)(?=^- |^$)`, 'm').exec(section) ?? [];
    const quoted = part === 'seen' ? /"([^"]+)"/g : /`([^`]+)`/g;
    return [...text.replace(/\s+/g, ' ').matchAll(quoted)].map((match) => match[1] ?? '');
  };
  return { alert: read('alert'), health: read('health'), log: read('log'), metric: read('metric'), seen: read('seen') };
}
