import { AiError, invalidRequest } from './ai.errors.js';

interface ListedModel {
  id: string;
  /**
   * Such as `2027-01-14`; null if no shutdown is announced. Source: https://developers.openai.com/api/docs/deprecations
   */
  shutdownDate: string | null;
}

const listed: ListedModel[] = [
  { id: 'gpt-6.1-terra', shutdownDate: null },
  { id: 'gpt-6-luna', shutdownDate: null },
  { id: 'gpt-4.1', shutdownDate: '2027-01-14' },
];

/** The body of `GET /models`. */
export function listModels() {
  return { object: 'list', data: listed.map(toModel) };
}

/** The body of `GET /models/{id}`. Throws a 404 `AiError` for an unknown model. */
export function getModel(id: string) {
  const model = listed.find((candidate) => candidate.id === id);
  if (!model) throw modelNotFound(id);
  return toModel(model);
}

/** The model of a request: `sandbox`, or any name that starts with `gpt-`, so tests can use their own. */
export function parseModel(model: unknown): string {
  if (typeof model !== 'string' || model === '') throw invalidRequest('you must provide a model parameter');
  if (!/^(?:gpt-|sandbox)/.test(model)) throw modelNotFound(model);
  return model;
}

export function isReasoningModel(model: string): boolean {
  return !/^(?:gpt-4|sandbox)/.test(model);
}

function toModel({ id, shutdownDate }: ListedModel) {
  return { id, object: 'model', created: 1_763_683_200, owned_by: 'system', shutdown_date: shutdownDate };
}

/** Source: https://github.com/openai/openai-agents-python/issues/458 */
function modelNotFound(model: string): AiError {
  const message = `The model \`${model}\` does not exist or you do not have access to it.`;
  return new AiError(404, message, 'invalid_request_error', 'model_not_found');
}
