/** Text that is already HTML. */
export class Html {
  constructor(readonly source: string) {}
}

type Insert = Html | string | number | null | undefined | false | Insert[];

/** An HTML template that escapes inserted values, except `Html`; null, undefined and false insert nothing. */
export function html(strings: TemplateStringsArray, ...inserts: Insert[]): Html {
  return new Html(strings.map((text, index) => text + toSource(inserts[index])).join(''));
}

function escapeHtml(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

function toSource(insert: Insert): string {
  if (insert instanceof Html) return insert.source;
  if (Array.isArray(insert)) return insert.map(toSource).join('');
  return insert === null || insert === undefined || insert === false ? '' : escapeHtml(String(insert));
}
