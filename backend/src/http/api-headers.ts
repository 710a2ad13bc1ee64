import type { HeadersObject } from '@nestjs/swagger';

/** Documents a response's headers, given their descriptions by name. */
export function headersOf(descriptions: Record<string, string>): HeadersObject {
  return Object.fromEntries(
    Object.entries(descriptions).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}
