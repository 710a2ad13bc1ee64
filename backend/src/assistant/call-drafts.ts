import type { CallPiece } from '../providers/assistant/assistant.js';
import { PartialArguments } from './partial-arguments.js';
import type { CallDraft, DraftContext, Tool } from './tool.js';

/** The tool calls the model is writing in one request, limited to tools that show their arguments early. */
export class CallDrafts {
  private readonly calls = new Map<string, { reader: PartialArguments; draft: CallDraft }>();

  constructor(
    private readonly tools: readonly Tool[],
    private readonly context: Omit<DraftContext, 'place'>,
    private readonly placeOf: (tool: string) => number,
  ) {}

  take({ key, name, json }: CallPiece): void {
    const call = this.calls.get(key) ?? this.startCallDraft(key, name);
    if (!call) return;
    for (const { name: member, text } of call.reader.take(json)) call.draft.take(member, text, call.reader.done);
  }

  /** @param isLost whether the model's stream was interrupted */
  async end(isLost: boolean): Promise<void> {
    await Promise.all([...this.calls.values()].map(({ draft }) => draft.end(isLost)));
  }

  private startCallDraft(key: string, name: string): { reader: PartialArguments; draft: CallDraft } | undefined {
    const place = this.placeOf(name);
    const draft = this.tools.find((tool) => tool.name === name)?.draft?.({ ...this.context, place });
    if (!draft) return undefined;
    const call = { reader: new PartialArguments(), draft };
    this.calls.set(key, call);
    return call;
  }
}
