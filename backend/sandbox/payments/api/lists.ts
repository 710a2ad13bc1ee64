import type { Params } from '../params.js';
import type { StoredList } from '../stored.js';
import { invalidParam, noSuch } from '../stripe.errors.js';

/**
 * One page of objects stored oldest first, returned newest first as Stripe does. Reads the paging parameters and
 * finishes `params`.
 */
export function listPage<T extends { id: string; object?: string; created?: number }>(
  url: string,
  oldestFirst: T[],
  params: Params,
): StoredList<T> {
  const limit = params.integer('limit', 1, 100) ?? 10;
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  const range = readRange(params);
  params.finish();
  if (after !== undefined && before !== undefined) {
    throw invalidParam('starting_after', 'You can only specify one of starting_after and ending_before.');
  }
  const all = oldestFirst.toReversed().filter(({ created = 0 }) => range(created));
  const indexOf = (id: string, param: string): number => {
    const index = all.findIndex((object) => object.id === id);
    if (index < 0) throw noSuch(oldestFirst[0]?.object ?? 'object', id, param, 400);
    return index;
  };
  if (before !== undefined) {
    const end = indexOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : indexOf(after, 'starting_after') + 1;
  return { object: 'list', data: all.slice(start, start + limit), has_more: start + limit < all.length, url };
}

/** `created` as a time, or as `created[gte]` and the like, in seconds since 1970. */
function readRange(params: Params): (created: number) => boolean {
  if (!params.has('created')) return () => true;
  const bounds = params.objectOrText('created');
  if (typeof bounds === 'string') return (created) => created === Number(bounds);
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => bounds?.integer(name));
  return (created) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte);
}
