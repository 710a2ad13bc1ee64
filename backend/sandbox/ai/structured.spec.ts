import { Ajv } from 'ajv';
import { readConversation } from './conversation.js';
import { parseCompletionRequest } from './wire/completion-request.js';
import type { JsonObject } from './wire/json-value.js';
import { structuredAnswer } from './structured.js';

const profile = { name: 'Mara Quill', musicGenre: 'indie folk', location: 'Leeds, UK', songTitle: 'Salt Road' };
const request = parseCompletionRequest({
  model: 'gpt-test',
  messages: [
    { role: 'system', content: `<artist>${JSON.stringify(profile)}</artist>\nToday is 2026-11-21 (Saturday).` },
    { role: 'user', content: 'My single is out on 18 December, for fans of Laura Marling.' },
  ],
});
const conversation = readConversation(request, new Date('2026-11-21'));
const text = { type: 'string' };

test.each<[string, JsonObject, unknown]>([
  [
    'known texts, and null for unknown ones',
    {
      type: 'object',
      required: ['artist_name', 'location', 'label'],
      properties: { artist_name: text, location: text, label: { type: ['string', 'null'] } },
    },
    { artist_name: 'Mara Quill', location: 'Leeds, UK', label: null },
  ],
  [
    'nothing for optional unknown values',
    { type: 'object', properties: { label: text, genre: text, numbers: { type: 'array', items: text } } },
    { genre: 'indie folk' },
  ],
  [
    'an empty text if one is required',
    { type: 'object', required: ['quote'], properties: { quote: text } },
    { quote: '' },
  ],
  [
    'a visible blank if the text must not be empty',
    { type: 'object', required: ['quote'], properties: { quote: { type: 'string', minLength: 1 } } },
    { quote: '[to be filled in]' },
  ],
  [
    'lists with exactly as many entries as required',
    {
      type: 'object',
      required: ['quotes', 'tracks'],
      properties: {
        quotes: { type: 'array', items: { type: 'object', required: ['text'], properties: { text } } },
        tracks: { type: 'array', minItems: 1, items: text },
      },
    },
    { quotes: [], tracks: ['Salt Road'] },
  ],
  [
    'the open choice of an enumeration',
    {
      type: 'object',
      required: ['mood', 'kind'],
      properties: { mood: { enum: ['happy', 'unknown'] }, kind: { enum: ['song', null] } },
    },
    { mood: 'unknown', kind: null },
  ],
  [
    'unknown numbers as the lowest allowed, or null',
    {
      type: 'object',
      required: ['listeners', 'pages', 'isLive'],
      properties: {
        listeners: { type: ['integer', 'null'] },
        pages: { type: 'integer', minimum: 1 },
        isLive: { type: 'boolean' },
      },
    },
    { listeners: null, pages: 1, isLive: false },
  ],
  [
    'references, all-of and any-of',
    {
      $defs: { contact: { type: 'object', required: ['name'], properties: { name: { type: ['string', 'null'] } } } },
      type: 'object',
      required: ['contact', 'release'],
      properties: {
        contact: { anyOf: [{ $ref: '#/$defs/contact' }, { type: 'null' }] },
        release: {
          allOf: [
            { type: 'object', required: ['title'], properties: { title: text } },
            { required: ['date'], properties: { date: { type: 'string', format: 'date' } } },
          ],
        },
      },
    },
    { contact: null, release: { title: 'Salt Road', date: '2026-12-18' } },
  ],
])('answers %s', (_case, schema, expected) => {
  const answer = structuredAnswer(schema, conversation);
  expect(answer).toEqual(expected);
  expect(new Ajv({ strict: false, validateFormats: false }).validate(schema, answer)).toBe(true);
});

test('a recursive schema terminates', () => {
  const schema = {
    type: 'object',
    required: ['child'],
    properties: { child: { anyOf: [{ $ref: '#' }, { type: 'null' }] } },
  };
  expect(structuredAnswer(schema, conversation)).toEqual({ child: null });
});
