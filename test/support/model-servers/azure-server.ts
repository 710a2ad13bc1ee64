import { textOf } from './answers.js';
import { ChatServer, toEvent } from './chat-server.js';
import { type HeardRequest, Rejection } from './model-server.js';
import type { Json, Said } from './turn.js';

const passed = {
  hate: { filtered: false, severity: 'safe' },
  self_harm: { filtered: false, severity: 'safe' },
  sexual: { filtered: false, severity: 'safe' },
  violence: { filtered: false, severity: 'safe' },
};
const blocked = { ...passed, violence: { filtered: true, severity: 'medium' } };

/** Azure OpenAI's v1 API with the asynchronous content filter. */
export class AzureServer extends ChatServer {
  protected readonly models = ['chat-deployment', 'small-deployment'] as const;
  /** https://learn.microsoft.com/azure/ai-foundry/openai/api-version-lifecycle */
  protected override readonly root = '/openai/v1';
  private readonly blockedWord: string;

  /** Prompts with `blockedWord` trigger the filter. */
  constructor({ blockedWord = '[blocked]' } = {}) {
    super();
    this.blockedWord = blockedWord;
  }

  protected override check({ body }: HeardRequest): void {
    this.assertModel(body);
    const prompt = this.messagesOf(body).map(({ content }) => textOf(content));
    // https://github.com/compl-ai/compl-ai/issues/20
    if (prompt.some((text) => text.includes(this.blockedWord)))
      throw new Rejection(400, {
        error: {
          message:
            "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify " +
            'your prompt and retry. To learn more about our content filtering policies please read our documentation: ' +
            'https://go.microsoft.com/fwlink/?linkid=2198766',
          type: null,
          param: 'prompt',
          code: 'content_filter',
          status: 400,
          innererror: { code: 'ResponsibleAIPolicyViolation', content_filter_result: blocked },
        },
      });
  }

  /** https://github.com/OpenBMB/AgentVerse/issues/140 */
  protected override unknownModel(): Rejection {
    const message =
      'The API deployment for this resource does not exist. If you created the deployment within the last 5 minutes, ' +
      'please wait a moment and try again.';
    return new Rejection(404, { error: { code: 'DeploymentNotFound', message } });
  }

  /**
   * The first chunk has the prompt's filter results and no choices. Later filter results come in choices without a delta.
   * https://learn.microsoft.com/azure/foundry/openai/concepts/content-streaming
   * https://github.com/openai/openai-python/issues/1677
   */
  protected override *events(said: Said, body: Json): Iterable<string> {
    const empty = { id: '', object: '', created: 0, model: '' };
    yield toEvent({
      ...empty,
      choices: [],
      prompt_filter_results: [{ prompt_index: 0, content_filter_results: passed }],
    });
    const annotation = (end: number, results: Json): string => {
      const offsets = { check_offset: end, start_offset: 0, end_offset: end };
      const choice = {
        index: 0,
        finish_reason: null,
        content_filter_results: results,
        content_filter_offsets: offsets,
      };
      return toEvent({ ...empty, choices: [choice] });
    };
    yield annotation(0, passed);
    const all = [...super.events(said, body)];
    const middle = Math.floor(all.length / 2);
    yield* all.slice(0, middle);
    yield annotation(said.text.length >> 1, passed);
    yield* all.slice(middle, -1);
    yield annotation(said.text.length, said.finish === 'content_filter' ? blocked : passed);
    yield* all.slice(-1);
  }
}
