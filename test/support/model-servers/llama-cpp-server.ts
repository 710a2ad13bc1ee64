import { asList } from './answers.js';
import { ChatServer } from './chat-server.js';
import type { ChatTemplate } from './chat-templates.js';
import { type HeardRequest, Rejection } from './model-server.js';

/** llama.cpp's `llama-server --jinja`. */
export class LlamaCppServer extends ChatServer {
  protected readonly models = ['qwen3.8-27b', 'qwen3.8-9b'] as const;
  private readonly template: ChatTemplate;

  constructor({ template }: { template: ChatTemplate }) {
    super();
    this.template = template;
  }

  /**
   * A template exception is a 400 if the request has tools (https://github.com/ggml-org/llama.cpp/issues/20733), otherwise
   * a 500 (https://github.com/ggml-org/llama.cpp/issues/27367, https://github.com/ollama/ollama/issues/18241).
   */
  protected override check({ body }: HeardRequest): void {
    const raised = this.template(this.messagesOf(body));
    if (raised === undefined) return;
    const message = `\n------------\nWhile executing CallExpression at line 85, column 32 in source:\n...\nError: Jinja Exception: ${raised}`;
    if (asList(body.tools).length === 0)
      throw new Rejection(500, { error: { code: 500, message, type: 'server_error' } });
    const parser = `Unable to generate parser for this template. Automatic parser generation failed: ${message}`;
    throw new Rejection(400, { error: { code: 400, message: parser, type: 'invalid_request_error' } });
  }

  /** Chat requests may name any model; the server has only one. */
  protected override unknownModel(): Rejection {
    return new Rejection(404, { error: { code: 404, message: 'File Not Found', type: 'not_found_error' } });
  }
}
