import type { HeadersObject } from '@nestjs/swagger';

/** Documents the headers of an answer: what each says, by its name. */
export function headersOf(descriptions: Record<string, string>): HeadersObject {
  return Object.fromEntries(
    Object.entries(descriptions).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}
