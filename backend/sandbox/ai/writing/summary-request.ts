import { parseIsoDay } from '../calendar.js';
import type { Conversation } from '../conversation.js';
import { ownWords, segmentsOf } from '../prompt-turns.js';
import { withoutSteering } from '../steering.js';
import { type ModelRequest, systemText, textsOf } from '../wire/model-request.js';
import { type SaidTurn, summarise } from './summary.js';

const asksForSummary =
  /(?<!\p{L})(?:summari[sz]e|sum up|resume|resumir)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:talk|conversation|chat|dialogue|conversación)(?!\p{L})/iu;
const speaker = /^(Artist|Assistant)(?: on (\d{4}-\d{2}-\d{2})[^:\n]{0,20})?: /gm;
const asksInChat =
  /(?<!\p{L})(?:summari[sz]e (?:this|our|the|what)|sum up|recap|what (?:have we|did we) (?:decide|agree|say|talk)|resume (?:lo|esta|nuestra)|resumen|qué hemos (?:decidido|hablado)|recapitula)/iu;

/** The summary that a request asks for, of the conversation it quotes; null for other requests. */
export function requestedSummary(request: ModelRequest, { today }: Conversation): string | null {
  if (request.isStreamed || !asksForSummary.test(systemText(request.messages))) return null;
  const quoted = withoutSteering(textsOf(request.messages, 'user').join('\n\n'));
  const starts = [...quoted.matchAll(speaker)];
  if (starts.length === 0) return null;
  const before = quoted
    .slice(0, starts[0]?.index)
    .replace(/^Summary so far:/, '')
    .trim();
  const turns = starts.map((match, index): SaidTurn => {
    const text = quoted.slice(match.index + match[0].length, starts[index + 1]?.index).trim();
    return { isArtist: match[1] === 'Artist', text, day: parseIsoDay(match[2] ?? '') ?? today };
  });
  return summarise(turns, before);
}

/** The summary that the artist asks for in a conversation; null if they don't. */
export function summaryInChat(request: ModelRequest, { question, today }: Conversation): string | null {
  if (!asksInChat.test(question)) return null;
  const summary =
    /<summary>([^]*?)<\/summary>/.exec(systemText(request.messages).split('Today is').at(-2) ?? '')?.[1] ?? '';
  const turns = request.messages.slice(0, -1).flatMap(({ role, text }): SaidTurn[] => {
    if (role === 'assistant') return text === '' ? [] : [{ isArtist: false, text, day: today }];
    if (role !== 'user') return [];
    return segmentsOf(ownWords(text)).map((segment) => ({
      isArtist: true,
      text: withoutSteering(segment.text),
      day: segment.day ?? today,
    }));
  });
  return summarise(turns, summary) || null;
}
