import type { CallPiece } from '../providers/assistant/assistant.js';
import { PartialArguments } from './partial-arguments.js';
import type { CallDraft, DraftContext, Tool } from './tool.js';

interface CallInWriting {
  name: string;
  place: number;
  reader: PartialArguments;
  draft: CallDraft;
}

/** The tool calls the model is writing in one request, limited to tools that show their arguments early. */
export class CallDrafts {
  private readonly calls = new Map<string, CallInWriting>();

  constructor(
    private readonly tools: readonly Tool[],
    private readonly context: Omit<DraftContext, 'place'>,
    private readonly placeOf: (tool: string) => number,
  ) {}

  add({ key, name, json }: CallPiece): void {
    const call = this.calls.get(key) ?? this.startCallDraft(key, name);
    if (!call) return;
    for (const { name: member, text } of call.reader.read(json)) call.draft.add(member, text, call.reader.done);
  }

  /** Resolves when no draft is being stored any more. */
  async end(): Promise<void> {
    await Promise.all([...this.calls.values()].map(({ draft }) => draft.end()));
  }

  /** Notes that a call was carried out, so its draft isn't broken off. */
  finish(name: string, place: number): void {
    for (const [key, call] of this.calls) if (call.name === name && call.place === place) this.calls.delete(key);
  }

  /** Aborts the drafts of all calls that weren't carried out. */
  async abort(): Promise<void> {
    const left = [...this.calls.values()];
    this.calls.clear();
    await Promise.all(left.map(({ draft }) => draft.abort()));
  }

  private startCallDraft(key: string, name: string): CallInWriting | undefined {
    const place = this.placeOf(name);
    const draft = this.tools.find((tool) => tool.name === name)?.draft?.({ ...this.context, place });
    if (!draft) return undefined;
    const call = { name, place, reader: new PartialArguments(), draft };
    this.calls.set(key, call);
    return call;
  }
}
