import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** GET /api/search: whole words, of which the last one may be a prefix. */
export class SearchQuery {
  @Text({ label: 'Search', min: 1, max: limits.searchMax })
  q: string;
}
