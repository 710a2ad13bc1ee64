import { shortenedSentence } from '../../../../contract/chats/chat.js';
import { withoutLastHeading } from './reply-endings.service.js';

const answer = 'Pitch it on Friday.\n\n- four weeks ahead';

it.each([
  ['a heading', `${answer}\n\n## Local radio`, answer],
  ['a heading without text', `${answer}\n\n##`, answer],
  ['a bold line', `${answer}\n\n**Local radio:**\n`, answer],
  ['two headings', `${answer}\n\n# Then\n\n## Local radio\n`, answer],
  [
    'a heading above the last sentence',
    `${answer}\n\n## Then\n\n${shortenedSentence}`,
    `${answer}\n\n${shortenedSentence}`,
  ],
])('a reply does not end on %s', (_what, text, expected) => {
  expect(withoutLastHeading(text)).toBe(expected);
});

it.each([
  ['a sentence', `## Local radio\n\n${answer}`],
  ['a bold word', 'Pitch it **on Friday**'],
  ['nothing but a heading', '## Local radio'],
])('a reply that ends on %s stays as it is', (_what, text) => {
  expect(withoutLastHeading(text)).toBe(text);
});
