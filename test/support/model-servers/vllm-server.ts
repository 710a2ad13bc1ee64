import { asList, tokensIn } from './answers.js';
import { ChatServer } from './chat-server.js';
import type { ChatTemplate } from './chat-templates.js';
import { type HeardRequest, Rejection } from './model-server.js';
import type { Json, Said } from './turn.js';

export interface VllmOptions {
  template?: ChatTemplate;
  /** `off`: started without tool flags. `as-text`: the parser misses the model's calls, so they stay in the text. */
  tools?: 'off' | 'parsed' | 'as-text';
  /** The reasoning field; `tags` without a reasoning parser; `none` for a model that does not reason. */
  thinking?: 'none' | 'reasoning' | 'reasoning_content' | 'tags';
  contextTokens?: number;
}

/** vLLM's OpenAI-compatible server. It ignores unknown fields. */
export class VllmServer extends ChatServer {
  protected readonly models = ['Qwen/Qwen3.6-27B', 'Qwen/Qwen3.6-9B'] as const;
  private readonly options: Required<VllmOptions>;

  constructor({
    template = () => undefined,
    tools = 'off',
    thinking = 'none',
    contextTokens = 32_768,
  }: VllmOptions = {}) {
    super();
    this.options = { template, tools, thinking, contextTokens };
  }

  protected override check({ body }: HeardRequest): void {
    this.assertModel(body);
    // https://github.com/vllm-project/vllm/pull/30613
    const usesTools = asList(body.tools).length > 0 && (body.tool_choice ?? 'auto') === 'auto';
    if (usesTools && this.options.tools === 'off')
      throw badRequest('"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set');
    // vLLM repeats the message. https://github.com/suitenumerique/conversations/issues/197
    const raised = this.options.template(this.messagesOf(body));
    if (raised !== undefined) throw badRequest(`${raised} ${raised}`);
    this.checkLength(body);
  }

  /** https://github.com/vllm-project/vllm/issues/3485 (message) */
  protected override unknownModel(model: string): Rejection {
    const message = `The model \`${model}\` does not exist.`;
    return new Rejection(404, { error: { message, type: 'NotFoundError', param: 'model', code: 404 } });
  }

  protected override reasoningFor(): string {
    return this.options.thinking === 'none' ? '' : 'The user wants an answer.';
  }

  /** `reasoning_content` until 0.15, `reasoning` since. https://github.com/vllm-project/vllm/pull/50624 */
  protected override thinkingDelta(text: string): Json | undefined {
    const { thinking } = this.options;
    return thinking === 'reasoning' || thinking === 'reasoning_content' ? { [thinking]: text } : undefined;
  }

  protected override composeChat(body: Json): Said {
    const said = super.composeChat(body);
    // https://qwen.readthedocs.io/en/latest/framework/function_call.html, https://github.com/vllm-project/vllm/issues/42021
    if (said.call && this.options.tools === 'as-text') {
      const { name } = said.call;
      said.text = `<tool_call>\n{"name": ${JSON.stringify(name)}, "arguments": ${said.call.arguments}}\n</tool_call>`;
      said.finish = said.finish === 'length' ? 'length' : 'stop';
      delete said.call;
    }
    // https://github.com/vllm-project/vllm/issues/21130
    if (this.options.thinking === 'tags') said.text = `<think>\n${said.reasoning}\n</think>\n\n${said.text}`;
    return said;
  }

  /** https://github.com/vllm-project/vllm/blob/main/vllm/renderers/params.py; https://github.com/vllm-project/vllm/issues/20409 has an earlier wording. */
  private checkLength(body: Json): void {
    const { contextTokens } = this.options;
    const input = tokensIn(JSON.stringify(body.messages));
    const output = this.maxTokens(body) ?? 0;
    if (input + output <= contextTokens) return;
    throw badRequest(
      `This model's maximum context length is ${contextTokens} tokens. However, you requested ${output} output tokens and ` +
        `your prompt contains at least ${input} input tokens, for a total of at least ${input + output} tokens. Please reduce ` +
        `the length of the input prompt or the number of requested output tokens. (parameter=input_tokens, value=${input})`,
      'input_tokens',
    );
  }
}

/** https://github.com/suitenumerique/conversations/issues/197 */
function badRequest(message: string, param: string | null = null): Rejection {
  return new Rejection(400, { error: { message, type: 'BadRequestError', param, code: 400 } });
}
