import { readFileSync } from 'node:fs';
import type OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { connect, mara, prompt } from './ai-client.js';
import { startTestSandbox, type TestSandbox } from '../../support/test-sandbox.js';

interface Question {
  id: string;
  profile: Record<string, string>;
  question: string;
  /** Texts that the answer must contain, case-insensitive. */
  says: string[];
  neverSays: string[];
}

const questions = JSON.parse(
  readFileSync(new URL('../../../eval/questions.json', import.meta.url), 'utf8'),
) as Question[];

describe('the AI sandbox', () => {
  let sandbox: TestSandbox;
  let openai: OpenAI;

  beforeAll(async () => {
    sandbox = await startTestSandbox();
    openai = connect(sandbox);
  });
  afterAll(() => sandbox.remove());

  async function ask(messages: ChatCompletionMessageParam[]): Promise<string> {
    const completion = await openai.chat.completions.create({ model: 'gpt-test', messages });
    return completion.choices[0]?.message.content ?? '';
  }

  describe("a conversation's title", () => {
    test('has at most six words, no quotes, and the subject', async () => {
      const title = await ask([
        {
          role: 'system',
          content: `Name this conversation in at most six words.\n<artist>${JSON.stringify(mara)}</artist>`,
        },
        { role: 'user', content: '[sandbox:slow] When do I have to pitch it to Spotify?' },
        { role: 'assistant', content: 'By Friday 11 December at the latest.' },
      ]);
      expect(title).toBe('Spotify pitch for Salt Road');
    });

    test.each([
      [
        'Artist: is "ontology" a good hobby for my dog?\n\nAssistant: Ask about a press release.',
        'Is ontology a good hobby for',
      ],
      ['Artist: [sandbox:hang] How do I write a bio?\n\nAssistant: Pitch it to Spotify.', 'Artist bio'],
      ['Artist: 🎺\n\nAssistant: Hello.', 'A first question'],
    ])('%j is named after what the artist said', async (quoted, expected) => {
      const system = 'Write a title for the conversation below in at most 6 words, in its own language.';
      const title = await ask([
        { role: 'system', content: system },
        { role: 'user', content: quoted },
      ]);
      expect(title).toBe(expected);
    });

    test('may be requested in the message itself', async () => {
      const question = 'User: what size must my cover art be?';
      const title = await ask([
        { role: 'user', content: `Give this chat a title of at most six words:\n\n${question}` },
      ]);
      expect(title).toBe('Cover art');
    });
  });

  describe('structured answers', () => {
    test('are valid, contain what is known and leave the rest open', async () => {
      const completion = await openai.chat.completions.create({
        model: 'gpt-test',
        messages: prompt('My single is out on 18 December 2026, for fans of Laura Marling and Daughter.'),
        response_format: {
          type: 'json_schema',
          json_schema: {
            name: 'sheet',
            strict: true,
            schema: {
              type: 'object',
              additionalProperties: false,
              required: ['artist', 'release', 'quotes', 'monthlyListeners', 'contact'],
              properties: {
                artist: { type: 'string' },
                release: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['title', 'releaseDate', 'forFansOf'],
                  properties: {
                    title: { type: ['string', 'null'] },
                    releaseDate: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
                    forFansOf: { type: 'array', items: { type: 'string' } },
                  },
                },
                quotes: { type: 'array', items: { $ref: '#/$defs/quote' } },
                monthlyListeners: { type: ['integer', 'null'] },
                contact: { type: ['string', 'null'] },
              },
              $defs: {
                quote: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['text'],
                  properties: { text: { type: 'string' } },
                },
              },
            },
          },
        },
      });
      expect(JSON.parse(completion.choices[0]?.message.content ?? '')).toEqual({
        artist: 'Mara Quill',
        release: { title: 'Salt Road', releaseDate: '2026-12-18', forFansOf: ['Laura Marling', 'Daughter'] },
        quotes: [],
        monthlyListeners: null,
        contact: null,
      });
    });

    test('can be plain JSON objects', async () => {
      const completion = await openai.chat.completions.create({
        model: 'gpt-test',
        messages: prompt('hello'),
        response_format: { type: 'json_object' },
      });
      expect(JSON.parse(completion.choices[0]?.message.content ?? '')).toEqual({
        answer: expect.stringContaining('Mara'),
      });
    });
  });

  describe('what it knows about music PR', () => {
    test.each(questions)('$id', async ({ profile, question, says, neverSays }) => {
      const answer = (await ask(prompt(question, profile))).toLowerCase();
      expect(says.filter((text) => !answer.includes(text.toLowerCase()))).toEqual([]);
      expect(neverSays.filter((text) => answer.includes(text.toLowerCase()))).toEqual([]);
    });

    test('a plan requested in other words is the release plan', async () => {
      const question = 'My single Salt Road is out 18 December. Give me a plan as a table, week by week.';
      expect(await ask(prompt(question, mara))).toMatch(/pitch/i);
      expect(await ask(prompt(question, mara))).not.toContain("I don't have a good answer");
    });

    test('a guest is never called Guest User and gets a short answer', async () => {
      const guest = { name: 'Guest User', musicGenre: '', location: '' };
      for (const { question } of questions) {
        const answer = await ask(prompt(question, guest));
        expect(answer).not.toContain('Guest User');
        expect(answer).not.toContain('{{');
        expect(answer.split(/\s+/).length).toBeLessThan(260);
      }
    });

    test('works without anything in the system prompt', async () => {
      const answer = await ask([{ role: 'user', content: 'When do I pitch to Spotify?' }]);
      expect(answer).toContain('7 days before release');
    });
  });
});
