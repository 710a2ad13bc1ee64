import type { ByteRange } from '../providers/storage/storage.js';

/**
 * The byte range a request asks for. Undefined (the whole file) if it asks for none, for several, for something
 * malformed, or if `If-Range` doesn't match `etag`.
 */
export function rangeIn(
  headers: { range?: string | undefined; 'if-range'?: string | string[] | undefined },
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | undefined {
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return undefined;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(headers.range?.replace(/\s/g, '') ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
