import { type NameKind, type TaggedMessage, type Token, tokensOf } from './tagged-messages.js';
import { tokenFeatures } from './token-features.js';

/** A name found in a message. */
export interface FoundName {
  kind: NameKind;
  text: string;
  start: number;
  end: number;
  /** By how much the reading with this name beats the best one without it; 0 or more. */
  margin: number;
}

const epochs = 5;
const never = -1e9;

/** What a tagger has learned. */
export interface LearnedNames {
  tags: string[];
  /** The place of each feature. */
  places: Map<string, number>;
  /** A row of one weight per tag for each feature. */
  weights: Float32Array;
  /** A row for each previous tag, and a last one for the start. */
  transitions: Float32Array;
}

/** Finds names in messages: a linear sequence model over the tokens, read by the Viterbi algorithm. */
export class NameTagger {
  /** Whether a tag may follow another, in the rows of `transitions`. */
  private readonly mayFollow: Uint8Array;

  constructor(private readonly learned: LearnedNames) {
    const { tags } = learned;
    this.mayFollow = Uint8Array.from({ length: learned.transitions.length }, (_, at) =>
      canFollow(tags[Math.floor(at / tags.length)] ?? '', tags[at % tags.length] ?? '') ? 1 : 0,
    );
  }

  /**
   * Learns from tagged messages as an averaged structured perceptron (Collins 2002): seconds for 5,000 of them. The same
   * messages always teach the same.
   */
  static learn(messages: readonly TaggedMessage[]): LearnedNames {
    const tags = [...new Set(messages.flatMap((message) => message.tags))];
    const features = messages.map(({ tokens }) => tokenFeatures(tokens));
    const places = new Map([...new Set(features.flat(2))].map((name, at) => [name, at]));
    const learned = {
      tags,
      places,
      weights: new Float32Array(places.size * tags.length),
      transitions: new Float32Array((tags.length + 1) * tags.length),
    };
    new NameTagger(learned).train(
      features.map((tokens) => tokens.map((names) => Uint32Array.from(names, (name) => places.get(name) ?? 0))),
      messages.map((message) => message.tags.map((tag) => tags.indexOf(tag))),
    );
    return learned;
  }

  /** The names in a message, in its order. */
  find(text: string): FoundName[] {
    const tokens = tokensOf(text);
    const rows = this.rowsOf(tokens);
    const best = this.read(rows);
    return best.path.flatMap((tag, at) => {
      const name = this.learned.tags[tag] ?? '';
      if (!name.startsWith('B ')) return [];
      let last = at;
      while (this.learned.tags[best.path[last + 1] ?? -1] === `I ${name.slice(2)}`) last += 1;
      const [start, end] = [tokens[at]?.start ?? 0, tokens[last]?.end ?? 0];
      const without = this.read(rows, { at, tag });
      const found = { kind: name.slice(2) as NameKind, text: text.slice(start, end), start, end };
      return [{ ...found, margin: best.score - without.score }];
    });
  }

  private rowsOf(tokens: readonly Token[]): Uint32Array[] {
    return tokenFeatures(tokens).map((names) =>
      Uint32Array.from(names.flatMap((name) => this.learned.places.get(name) ?? [])),
    );
  }

  private train(messages: readonly Uint32Array[][], targets: readonly number[][]): void {
    const { weights, transitions, tags } = this.learned;
    const count = tags.length;
    // The average of all weights over time, as their last values minus what was added, weighted by when.
    const lateWeights = new Float64Array(weights.length);
    const lateTransitions = new Float64Array(transitions.length);
    let time = 1;
    for (let epoch = 0; epoch < epochs; epoch += 1) {
      for (let turn = 0; turn < messages.length; turn += 1) {
        // A stride that shares no divisor with the number of messages visits each once, far from the one before.
        const at = (turn * stride(messages.length) + epoch) % messages.length;
        const rows = messages[at]!;
        const wanted = targets[at]!;
        const { path } = this.read(rows);
        for (let index = 0; index < rows.length; index += 1) {
          const [right, wrong] = [wanted[index]!, path[index]!];
          if (right !== wrong)
            for (const feature of rows[index]!) {
              weights[feature * count + right]! += 1;
              lateWeights[feature * count + right]! += time;
              weights[feature * count + wrong]! -= 1;
              lateWeights[feature * count + wrong]! -= time;
            }
          const from = (wanted[index - 1] ?? count) * count + right;
          const instead = (path[index - 1] ?? count) * count + wrong;
          if (from === instead) continue;
          transitions[from]! += 1;
          lateTransitions[from]! += time;
          transitions[instead]! -= 1;
          lateTransitions[instead]! -= time;
        }
        time += 1;
      }
    }
    for (let at = 0; at < weights.length; at += 1) weights[at]! -= lateWeights[at]! / time;
    for (let at = 0; at < transitions.length; at += 1) transitions[at]! -= lateTransitions[at]! / time;
  }

  /** The best tags for the tokens, and their score. @param barred a tag that one token must not have */
  private read(rows: readonly Uint32Array[], barred?: { at: number; tag: number }): { path: number[]; score: number } {
    const { mayFollow } = this;
    const { weights, transitions, tags } = this.learned;
    const count = tags.length;
    const backs: Uint8Array[] = [];
    let scores = new Float64Array(count);
    for (let at = 0; at < rows.length; at += 1) {
      const own = new Float64Array(count);
      for (const feature of rows[at]!) {
        const row = feature * count;
        for (let tag = 0; tag < count; tag += 1) own[tag]! += weights[row + tag]!;
      }
      const next = new Float64Array(count).fill(never);
      const back = new Uint8Array(count);
      for (let from = at === 0 ? count : 0; from < (at === 0 ? count + 1 : count); from += 1) {
        const row = from * count;
        const before = at === 0 ? 0 : scores[from]!;
        for (let tag = 0; tag < count; tag += 1) {
          if (mayFollow[row + tag] === 0) continue;
          const score = before + transitions[row + tag]! + own[tag]!;
          if (score > next[tag]!) {
            next[tag] = score;
            back[tag] = from;
          }
        }
      }
      if (barred?.at === at) next[barred.tag] = never;
      backs.push(back);
      scores = next;
    }
    if (rows.length === 0) return { path: [], score: 0 };
    let last = 0;
    for (let tag = 1; tag < count; tag += 1) if (scores[tag]! > scores[last]!) last = tag;
    const score = scores[last]!;
    const path = [last];
    for (let at = rows.length - 1; at > 0; at -= 1) path.unshift(backs[at]![path[0]!]!);
    return { path, score };
  }
}

/** A name's further tokens only follow tokens of the same name. The start is `''`. */
function canFollow(before: string, tag: string): boolean {
  return !tag.startsWith('I ') || before.slice(2) === tag.slice(2);
}

function stride(length: number): number {
  let candidate = Math.floor(length * 0.618) || 1;
  while (divisor(candidate, length) > 1) candidate += 1;
  return candidate;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
