/** Values for templates: texts, numbers and booleans, and date arithmetic such as `{{date -7d}}`. */
export interface TemplateFacts {
  values: Record<string, string | number | boolean>;
  /** Computes a placeholder that is not a plain value, such as `date -7d`; undefined if it can't. */
  compute: (name: string, args: string[]) => string | undefined;
}

type Node = string | { placeholder: string } | { condition: string; then: Node[]; otherwise: Node[] };

/** A parsed template; the playbook's README describes the four forms. */
export type Template = Node[];

const tag = /\{\{(#if [^}]+|else|\/if|[^#/}][^}]*)\}\}/;

/**
 * Parses `{{name}}`, `{{name|words instead}}`, `{{#if a & !b & n>=7}}…{{else}}…{{/if}}`. Throws on an unclosed block.
 */
export function parseTemplate(source: string): Template {
  const parts = source.split(tag);
  let at = 0;
  const block = (isInner: boolean): { nodes: Node[]; end: string } => {
    const nodes: Node[] = [];
    while (at < parts.length) {
      const part = parts[at] ?? '';
      const isTag = at % 2 === 1;
      at += 1;
      if (!isTag) {
        if (part !== '') nodes.push(part);
      } else if (part === 'else' || part === '/if') {
        if (!isInner) throw new Error(`{{${part}}} without {{#if}}`);
        return { nodes, end: part };
      } else if (part.startsWith('#if ')) {
        const then = block(true);
        const otherwise = then.end === 'else' ? block(true).nodes : [];
        nodes.push({ condition: part.slice(4), then: then.nodes, otherwise });
      } else {
        nodes.push({ placeholder: part });
      }
    }
    if (isInner) throw new Error('{{#if}} without {{/if}}');
    return { nodes, end: '' };
  };
  return block(false).nodes;
}

/** Fills a template and collapses blank lines that conditions left behind. */
export function fillTemplate(template: Template, facts: TemplateFacts): string {
  return render(template, facts)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/(?<=[^\s|]) {2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function render(nodes: Node[], facts: TemplateFacts): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if ('placeholder' in node) return renderPlaceholder(node.placeholder, facts);
      return render(holds(node.condition, facts) ? node.then : node.otherwise, facts);
    })
    .join('');
}

function renderPlaceholder(source: string, facts: TemplateFacts): string {
  const [expression = '', fallback = ''] = source.split('|', 2);
  const [name = '', ...args] = expression.trim().split(' ');
  const value = args.length > 0 ? facts.compute(name, args) : facts.values[name];
  return value === undefined || value === '' ? fallback : String(value);
}

function holds(condition: string, facts: TemplateFacts): boolean {
  return condition.split('&').every((part) => {
    const [, not, name = '', operator, number] = /^\s*(!?)(\w+)(?:(<|>=)(-?\d+))?\s*$/.exec(part) ?? [];
    const value = facts.values[name];
    if (operator)
      return typeof value === 'number' && (operator === '<' ? value < Number(number) : value >= Number(number));
    return Boolean(value) !== (not === '!');
  });
}
