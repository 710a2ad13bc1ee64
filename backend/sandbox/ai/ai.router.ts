import express, { type NextFunction, type Request, type Response, Router } from 'express';
import {
  AiError,
  contextExceeded,
  incorrectKey,
  invalidRequest,
  missingKey,
  quotaExceeded,
  rateLimited,
  serverFailed,
} from './wire/ai.errors.js';
import { type Answer, answer } from './answer.js';
import { CompletionForm, newCompletionId } from './wire/completion-form.js';
import { parseCompletionRequest } from './wire/completion-request.js';
import type { Generation, GenerationLog } from './wire/generation-log.js';
import { newItemIds } from './wire/item-ids.js';
import type { ModelRequest } from './wire/model-request.js';
import { getModel, listModels } from './wire/models.js';
import { type Output, planOutput, reasoningTokensOf } from './output.js';
import { openStream, type OutputForm, writePaced } from './wire/paced-writer.js';
import type { Topic } from './playbook.js';
import { type CacheUse, PromptCache } from './wire/prompt-cache.js';
import { parseResponseRequest } from './wire/response-request.js';
import { ResponseForm } from './wire/response-form.js';
import { type Steering, steeringOf } from './steering.js';

const slowTokensPerSecond = 5;
/** How much faster JSON forms are generated: no one watches them, and they go to fast models. */
const formSpeed = 20;
/** `[sandbox:cut]` closes the connection after this many tokens. */
const cutAfterTokens = 20;
const reasoningSeconds = 1;
/** `[sandbox:too-long]` rejects prompts with more turns than this. */
const shortPromptTurns = 2;
const bodyLimit = '4mb';

export interface AiSandbox {
  topics: Topic[];
  log: GenerationLog;
  tokensPerSecond: number;
}

/** OpenAI's `/v1`: responses, chat completions and models. */
export function aiRouter({ topics, log, tokensPerSecond }: AiSandbox): Router {
  const router = Router();
  const cache = new PromptCache();
  const body = express.json({ limit: bodyLimit, type: () => true });
  router.use((request, _response, next) => {
    if (!/^Bearer \S/.test(request.headers.authorization ?? '')) throw missingKey();
    next();
  });

  router.get('/models', (_request, response) => {
    response.json(listModels());
  });
  router.get('/models/:id', (request, response) => {
    response.json(getModel(request.params.id));
  });
  router.post('/responses', body, (httpRequest, response) => {
    const request = parseResponseRequest(httpRequest.body);
    const ids = newItemIds(reasoningTokensOf(request.effort) > 0);
    generate(httpRequest, response, request, ids.response, (...made) => new ResponseForm(ids, request, ...made));
  });
  router.post('/chat/completions', body, (httpRequest, response) => {
    const request = parseCompletionRequest(httpRequest.body);
    const id = newCompletionId();
    generate(httpRequest, response, request, id, (...made) => new CompletionForm(id, request, ...made));
  });

  function generate(
    httpRequest: Request,
    response: Response,
    request: ModelRequest,
    id: string,
    formOf: (output: Output, cacheUse: CacheUse) => OutputForm,
  ): void {
    const steering = steeringOf(request);
    const generation = log.start({
      id,
      api: request.api,
      model: request.model,
      effort: request.effort,
      stream: request.isStreamed,
      messages: request.messages.length,
      promptChars: request.messages.reduce((sum, { text }) => sum + text.length, 0),
    });
    try {
      refuseWhereSteered(steering, request, httpRequest, response);
      if (steering.has('hang')) return hang(request, response, generation, log);
      const said = answer(request, topics, new Date(), steering.has('long'));
      const output = planOutput(request, refusedWhereSteered(said, steering), steering);
      const cacheUse = cache.use(`${request.model} ${request.cacheKey}`, request.promptText);
      writePaced(response, {
        form: formOf(output, cacheUse),
        isStreamed: request.isStreamed,
        pieces: output.pieces,
        tokensPerSecond: steering.has('slow') ? slowTokensPerSecond : tokensPerSecond * speedOf(request),
        generation,
        log,
        cutAfter: steering.has('cut') ? cutAfterTokens : null,
        reasoningSeconds: steering.has('reasoning') && output.reasoningTokens > 0 ? reasoningSeconds : 0,
      });
    } catch (error) {
      log.end(generation, 'error');
      throw error;
    }
  }

  router.use((request) => {
    throw new AiError(404, `Invalid URL (${request.method} /v1${request.path})`, 'invalid_request_error');
  });
  router.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const { status, body: content } = asAiError(error);
    response.status(status).json(content);
  });
  return router;
}

function speedOf({ format }: ModelRequest): number {
  return format.kind === 'json_schema' ? formSpeed : 1;
}

function refuseWhereSteered(
  steering: Set<Steering>,
  request: ModelRequest,
  httpRequest: Request,
  response: Response,
): void {
  if (steering.has('error')) throw serverFailed();
  if (steering.has('bad-key')) throw incorrectKey((httpRequest.headers.authorization ?? '').replace('Bearer ', ''));
  if (steering.has('quota')) throw quotaExceeded();
  if (steering.has('rate-limit')) {
    response.setHeader('Retry-After', '1');
    throw rateLimited();
  }
  const turns = request.messages.filter(({ role, text }) => role !== 'system' && role !== 'tool' && text !== '').length;
  if (steering.has('too-long') && turns > shortPromptTurns) throw contextExceeded(request.api);
}

function refusedWhereSteered(said: Answer, steering: Set<Steering>): Answer {
  return steering.has('refusal') && said.kind === 'text' ? { kind: 'refusal', text: said.text } : said;
}

/** Accepts the request but never sends a token; a stream gets its headers. */
function hang(request: ModelRequest, response: Response, generation: Generation, log: GenerationLog): void {
  response.on('close', () => log.end(generation, 'aborted'));
  if (request.isStreamed) openStream(response);
}

function asAiError(error: unknown): AiError {
  if (error instanceof AiError) return error;
  const status = error instanceof Error && 'status' in error ? error.status : 500;
  if (status === 413) return new AiError(413, `The request body is larger than ${bodyLimit}.`, 'invalid_request_error');
  if (status === 400) return invalidRequest('We could not parse the JSON body of your request.');
  console.error('The AI sandbox failed:', error);
  return serverFailed();
}
