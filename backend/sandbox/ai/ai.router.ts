import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { AiError, invalidRequest, missingKey, rateLimited, serverFailed } from './ai.errors.js';
import { answer } from './answer.js';
import { type CompletionRequest, parseCompletionRequest, textsOf } from './completion-request.js';
import { newCompletionId, openStream, writeCompletion } from './completion-writer.js';
import type { Generation, GenerationLog } from './generation-log.js';
import type { Topic } from './playbook.js';
import { readSteering, type Steering } from './steering.js';
import { asksForChatTitle } from './title.js';

const slowTokensPerSecond = 5;
/** Nobody reads along where a form is filled: that is left to quick models, so many times as fast. */
const formSpeed = 20;
/** After how many tokens `[sandbox:cut]` ends the connection. */
const cutAfterTokens = 20;
const bodyLimit = '4mb';

export interface AiStandIn {
  topics: Topic[];
  log: GenerationLog;
  tokensPerSecond: number;
}

/** OpenAI's `/v1`: chat completions and the list of models. */
export function aiRouter({ topics, log, tokensPerSecond }: AiStandIn): Router {
  const router = Router();
  router.use((request, _response, next) => {
    if (!/^Bearer \S/.test(request.headers.authorization ?? '')) throw missingKey();
    next();
  });

  router.get('/models', (_request, response) => {
    response.json({
      object: 'list',
      data: [{ id: 'sandbox', object: 'model', created: 1763683200, owned_by: 'sandbox' }],
    });
  });

  router.post('/chat/completions', express.json({ limit: bodyLimit, type: () => true }), (httpRequest, response) => {
    const request = parseCompletionRequest(httpRequest.body);
    const steering = steeringOf(request);
    const generation = log.start({
      id: newCompletionId(),
      model: request.model,
      stream: request.isStreamed,
      messages: request.messages.length,
      promptChars: request.promptChars,
    });
    try {
      refuseWhereSteered(steering, response);
      if (steering.has('hang')) return hang(request, response, generation, log);
      writeCompletion(response, {
        request,
        answer: answer(request, topics, new Date(), steering.has('long')),
        tokensPerSecond: steering.has('slow') ? slowTokensPerSecond : tokensPerSecond * speedOf(request),
        generation,
        log,
        cutAfter: steering.has('cut') ? cutAfterTokens : null,
      });
    } catch (error) {
      log.end(generation, 'error');
      throw error;
    }
  });

  router.use((request) => {
    throw new AiError(404, `Invalid URL (${request.method} /v1${request.path})`, 'invalid_request_error');
  });
  router.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const { status, body } = asAiError(error);
    response.status(status).json(body);
  });
  return router;
}

/** Only the newest message steers; naming a conversation, whose prompt quotes messages, never fails for their sake. */
function steeringOf(request: CompletionRequest): Set<Steering> {
  if (!request.isStreamed && asksForChatTitle(request)) return new Set();
  return readSteering(textsOf(request.messages, 'user').at(-1) ?? '').steering;
}

function speedOf({ format }: CompletionRequest): number {
  return format.kind === 'json_schema' ? formSpeed : 1;
}

function refuseWhereSteered(steering: Set<Steering>, response: Response): void {
  if (steering.has('error')) throw serverFailed();
  if (steering.has('rate-limit')) {
    response.setHeader('Retry-After', '1');
    throw rateLimited();
  }
}

/** Takes the request and never says a word; a stream gets its head. */
function hang(request: CompletionRequest, response: Response, generation: Generation, log: GenerationLog): void {
  response.on('close', () => log.end(generation, 'aborted'));
  if (request.isStreamed) openStream(response);
}

function asAiError(error: unknown): AiError {
  if (error instanceof AiError) return error;
  const status = error instanceof Error && 'status' in error ? error.status : 500;
  if (status === 413) return new AiError(413, `The request body is larger than ${bodyLimit}.`, 'invalid_request_error');
  if (status === 400) return invalidRequest('We could not parse the JSON body of your request.');
  console.error('The AI stand-in failed:', error);
  return serverFailed();
}
