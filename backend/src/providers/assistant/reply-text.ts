import { randomUUID } from 'node:crypto';
import type { ToolCall } from './assistant.js';

/** The result of filtering one piece. */
export interface Filtered {
  text: string;
  calls: ToolCall[];
  /** Whether the model is reasoning in its text: something arrived, but none of it is shown. */
  isReasoning: boolean;
}

/**
 * Blocks that some servers leave in the text: unparsed reasoning, and tool calls in the notation of their chat
 * template.
 */
const blocks = [
  { open: '<think>', close: '</think>', kind: 'reasoning' },
  { open: '<tool_call>', close: '</tool_call>', kind: 'call' },
  { open: '[TOOL_CALLS]', close: undefined, kind: 'call' },
] as const;

type Block = (typeof blocks)[number];

/**
 * Reasoning that the template opened. If it never ends, the model didn't reason this time, and all of it is the reply.
 */
const opened = { open: '', close: '</think>', kind: 'reasoning' } as const;

/** JSON, with or without a code fence, or the first characters of the fence. */
const bareCallStart = /^\s*(\{|`{1,3}$|```j$|```js$|```jso$|```json\s*($|\{))/;

/** Anything longer isn't a tool call but text after all, in characters. */
const longestCall = 20_000;

/**
 * Separates a streamed reply's text from reasoning and tool calls that the server left in it: Qwen and DeepSeek models
 * write `<think>…</think>` if no reasoning parser is configured, and Hermes, Qwen and Mistral templates write tool
 * calls as text if no tool parser is. Text that may be the start of a block is held back until the next piece decides.
 */
export class ReplyText {
  private held = '';
  private block: Block | typeof opened | undefined;
  private hasShown = false;
  private hasReasoned = false;

  /**
   * @param tools names of the tools that the request offered; without any, tool calls in text stay text
   * @param startsReasoning the template opens the reasoning block itself, so that only its end is in the text
   */
  constructor(
    private readonly tools: ReadonlySet<string>,
    startsReasoning = false,
  ) {
    if (startsReasoning) this.block = opened;
  }

  /** Filters the next piece. */
  push(piece: string): Filtered {
    const isPlain = this.hasShown && this.held === '' && !this.block && !/[<[]/.test(piece);
    if (isPlain) return { text: piece, calls: [], isReasoning: false };
    this.held += piece;
    const found: Filtered = { text: '', calls: [], isReasoning: false };
    while (this.step(found));
    // The blank lines between reasoning and answer belong to neither.
    if (!this.hasShown && this.hasReasoned) found.text = found.text.trimStart();
    this.hasShown ||= found.text.trim() !== '';
    return found;
  }

  /** The remaining text, once the stream has ended. */
  end(): Filtered {
    const rest = this.held;
    this.held = '';
    if (this.block === opened) return { text: rest, calls: [], isReasoning: false };
    if (this.block?.kind === 'reasoning') return { text: '', calls: [], isReasoning: false };
    const calls = this.block || this.mayBeBareCall(rest) ? this.callsIn(rest) : [];
    const text = calls.length > 0 ? '' : (this.block?.open ?? '') + rest;
    this.block = undefined;
    return { text, calls, isReasoning: false };
  }

  /** Processes one block or one stretch of text. @returns whether there may be more to do */
  private step(found: Filtered): boolean {
    if (this.block) return this.insideBlock(found, this.block);
    if (this.mayBeBareCall(this.held)) return false;
    const known = blocks.filter(({ kind }) => kind === 'reasoning' || this.tools.size > 0);
    const next = known
      .map((block) => ({ block, at: this.held.indexOf(block.open) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)[0];
    if (next) {
      found.text += this.held.slice(0, next.at);
      this.held = this.held.slice(next.at + next.block.open.length);
      this.block = next.block;
      return true;
    }
    const from = startOfPartial(
      this.held,
      known.map(({ open }) => open),
    );
    found.text += this.held.slice(0, from);
    this.held = this.held.slice(from);
    return false;
  }

  private insideBlock(found: Filtered, block: Block | typeof opened): boolean {
    const end = block.close === undefined ? -1 : this.held.indexOf(block.close);
    if (end === -1) {
      if (block.kind === 'reasoning') {
        found.isReasoning = true;
        // Only the start of the closing tag still matters.
        if (block !== opened) this.held = this.held.slice(startOfPartial(this.held, [block.close]));
      } else if (this.held.length > longestCall) {
        found.text += block.open + this.held;
        this.held = '';
        this.block = undefined;
      }
      return false;
    }
    const inside = this.held.slice(0, end);
    this.held = this.held.slice(end + (block.close?.length ?? 0));
    this.block = undefined;
    if (block.kind === 'reasoning') {
      this.hasReasoned = true;
      return true;
    }
    const calls = this.callsIn(inside);
    if (calls.length > 0) found.calls.push(...calls);
    else found.text += block.open + inside + (block.close ?? '');
    return true;
  }

  /** Whether everything received so far may be a call written as bare JSON, as Llama models do. */
  private mayBeBareCall(text: string): boolean {
    return this.tools.size > 0 && !this.hasShown && text.length <= longestCall && bareCallStart.test(text);
  }

  private callsIn(text: string): ToolCall[] {
    const json = text
      .trim()
      .replace(/^```(?:json)?\s*|(?<!\s)\s*```$/g, '')
      .trim();
    const calls = [parsed(json)].flat().map((value) => this.toCall(value));
    return calls.every((call) => call !== null) ? calls : [];
  }

  private toCall(value: unknown): ToolCall | null {
    if (typeof value !== 'object' || value === null) return null;
    const { name, arguments: given, parameters = given } = value as Record<string, unknown>;
    if (typeof name !== 'string' || !this.tools.has(name)) return null;
    const args = typeof parameters === 'string' ? parsed(parameters) : (parameters ?? {});
    return { id: `call_${randomUUID().replaceAll('-', '').slice(0, 24)}`, name, arguments: args };
  }
}

/** Offset at which the end of a text may be the beginning of one of these marks; the text's length if there is none. */
function startOfPartial(text: string, marks: string[]): number {
  const longest = Math.max(...marks.map((mark) => mark.length)) - 1;
  for (let at = Math.max(0, text.length - longest); at < text.length; at += 1) {
    const rest = text.slice(at);
    if (marks.some((mark) => mark.startsWith(rest))) return at;
  }
  return text.length;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

/** A complete answer's text without its reasoning, even if only the end of the reasoning is marked. */
export function withoutReasoning(text: string): string {
  const end = text.lastIndexOf('</think>');
  const shown = end === -1 ? text.replace(/<think>[^]*$/, '') : text.slice(end + '</think>'.length);
  return shown.trim();
}

/** The JSON in a model's answer, which may be in a code fence or between sentences; undefined if there is none. */
export function jsonIn(text: string): unknown {
  const shown = withoutReasoning(text);
  const [start, end] = [shown.search(/[{[]/), Math.max(shown.lastIndexOf('}'), shown.lastIndexOf(']'))];
  return parsed(shown) ?? parsed(shown.slice(start, end + 1)) ?? undefined;
}
