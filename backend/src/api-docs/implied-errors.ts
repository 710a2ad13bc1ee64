import {
  DependencyDown,
  Forbidden,
  InvalidInput,
  MalformedRequest,
  NotFound,
  NotSignedIn,
  SubscriptionRequired,
  TooLarge,
  Unexpected,
  UnsupportedType,
} from '../common/app-error.js';
import type { DocumentedError } from '../http/api-errors.decorator.js';
import type { DeclaredRoute } from './declared-routes.js';

const malformed = new MalformedRequest('The request is not valid');
const invalid = new InvalidInput({ field: 'This field is not valid' });
const foreign = new Forbidden('This call must come from the product’s own pages');
const tooLarge = new TooLarge('The request is too large');
const wrongType = new UnsupportedType('Send this as application/json');

/** The errors that follow from a call's access, parameters and method. Handlers don't declare them. */
export function impliedErrors(route: DeclaredRoute, method: string, path: string): DocumentedError[] {
  const { access, body, query, ids, rules } = route;
  const hasInput = body ?? query ?? path.includes('{');
  return [
    // Bodies are parsed before routing, so calls without one can fail with these, too.
    malformed,
    tooLarge,
    wrongType,
    ...(body || query ? [invalid] : []),
    ...(access === 'public' ? [] : [NotSignedIn]),
    ...(access === 'subscriber' ? [SubscriptionRequired] : []),
    ...(method === 'GET' || rules.allowsForeignOrigins ? [] : [foreign]),
    ...(ids.length > 0 ? [NotFound] : []),
    // Public reads without input don't need the database.
    ...(access !== 'public' || method !== 'GET' || hasInput ? [DependencyDown] : []),
    Unexpected,
  ];
}
