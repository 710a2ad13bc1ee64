import { randomUUID } from 'node:crypto';
import type { Document, DocumentPage } from '../../../contract/documents/document.js';
import type { Message } from '../../../contract/chats/chat.js';
import type { Language } from '../../../backend/sandbox/ai/reading/language.js';
import type { TestApp } from '../app.js';
import type { Client } from '../client.js';
import { until, untilAdmitted } from '../replies.js';
import { faultsOf, wrongWeekdays } from './check-text.js';
import type { Dialogue, EvalTurn } from './conversations.js';

const profile = {
  ...{ name: 'Mara Quill', musicGenre: 'indie folk', location: 'Leeds, UK' },
  ...{ website: '', spotifyUrl: '', instagramUrl: '', twitterUrl: '' },
};

/** A finished conversation. */
export interface HadDialogue {
  faults: string[];
  replies: string[];
}

/** Runs a conversation as a new artist. `promptOf` returns the newest prompt for an account. */
export async function runDialogue(
  app: TestApp,
  { id, turns }: Dialogue,
  promptOf: (accountId: string) => string,
): Promise<HadDialogue> {
  const artist = app.visitor();
  try {
    const { id: accountId } = await artist.subscribe();
    await artist.call('PUT', '/api/onboarding', profile);
    const chat = await artist.chat();
    const language: Language = id.endsWith('spanish') ? 'es' : 'en';
    const had: HadDialogue = { faults: [], replies: [] };
    for (const [index, turn] of turns.entries()) {
      const reply = await replyTo(artist, chat.id, turn.say);
      had.replies.push(reply.content);
      const faults = [
        ...(reply.status === 'complete' ? [] : [`ended as ${reply.status}`]),
        ...faultsOf(reply.content, language),
        ...(await turnFaults(app, artist, reply, turn)),
        ...(turn.prompt ?? [])
          .filter((words) => !promptOf(accountId).includes(words))
          .map((words) => `not told: ${words}`),
      ];
      had.faults.push(...faults.map((fault) => `turn ${index + 1}: ${fault}`));
    }
    had.faults.push(...(await documentFaults(artist)));
    return had;
  } finally {
    artist.close();
  }
}

/** Sends a message and returns the finished reply. */
export async function replyTo(artist: Client, chatId: string, message: string): Promise<Message> {
  const clientMessageId = randomUUID();
  const { status, body, text } = await untilAdmitted(() => artist.send(chatId, message, clientMessageId));
  if (status !== 201) throw new Error(`The server returned ${status}: ${text}`);
  return until(async () => {
    const reply = (await artist.messages(chatId)).find(({ id }) => id === body.reply.id);
    return reply && reply.status !== 'streaming' && reply;
  }, 120);
}

async function turnFaults(app: TestApp, artist: Client, reply: Message, turn: EvalTurn): Promise<string[]> {
  const called = await app.database.query<{ tool: string }>('SELECT tool FROM reply_steps WHERE reply_id = $1', [
    reply.id,
  ]);
  const tools = [...(turn.tools ?? []), ...(turn.document ? ['write_document'] : [])];
  return [
    ...tools.filter((tool) => !called.some((call) => call.tool === tool)).map((tool) => `did not call ${tool}`),
    ...textFaults(reply.content, turn),
    ...(turn.document ? await writtenFaults(artist, turn.document) : []),
  ];
}

function textFaults(text: string, { says = [], lacks = [] }: Pick<EvalTurn, 'says' | 'lacks'>): string[] {
  const plain = text.toLowerCase();
  return [
    ...says.filter((words) => !plain.includes(words.toLowerCase())).map((words) => `does not say: ${words}`),
    ...lacks.filter((words) => plain.includes(words.toLowerCase())).map((words) => `says: ${words}`),
  ];
}

async function writtenFaults(
  artist: Client,
  { kind, has, lacks }: NonNullable<EvalTurn['document']>,
): Promise<string[]> {
  const written = (await documentsOf(artist)).find((document) => document.kind === kind);
  if (!written) return [`wrote no ${kind}`];
  return textFaults(written.markdown, { says: has ?? [], lacks: lacks ?? [] }).map((fault) => `${kind} ${fault}`);
}

/** Faults not allowed in any document: invented claims, hype, wrong weekdays. */
async function documentFaults(artist: Client): Promise<string[]> {
  return (await documentsOf(artist)).flatMap(({ kind, markdown, findings }) => [
    ...findings
      .filter((finding) => finding.kind === 'unproven' || finding.kind === 'hype')
      .map(({ text, why }) => `${kind}: “${text}”: ${why}`),
    ...wrongWeekdays(markdown).map((fault) => `${kind}: ${fault}`),
  ]);
}

/** Newest first. */
async function documentsOf(artist: Client): Promise<Document[]> {
  const { items } = (await artist.get<DocumentPage>('/api/documents')).body;
  return Promise.all(items.map(async ({ id }) => (await artist.get<Document>(`/api/documents/${id}`)).body));
}
