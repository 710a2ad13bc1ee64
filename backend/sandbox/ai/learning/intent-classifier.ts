import { featuresOf } from './text-features.js';

/** A text with the intent it belongs to. */
export interface Utterance {
  intent: string;
  text: string;
}

/** An intent and how likely it is, from 0 to 1. All intents of a text add up to 1. */
export interface Guess {
  intent: string;
  probability: number;
}

// In Jest, looking up a global costs more than calling it.
const { exp } = Math;

const epochs = 4;
const learningRate = 6;
const biasRate = 0.1;
/** Intents whose probability is this close to what it should be aren't moved: most of them, which halves the time. */
const closeEnough = 0.01;

/** A text as a vector of length 1: the places of its features and their values. */
interface Vector {
  at: Uint32Array;
  values: Float32Array;
}

/** What a classifier has learned. */
export interface LearnedIntents {
  intents: string[];
  /** The place of each feature. */
  places: Map<string, number>;
  /** How rare each feature is. */
  rarities: Float32Array;
  /** A row of one weight per intent for each feature. */
  weights: Float32Array;
  biases: Float32Array;
  examples: Examples;
}

/** The vectors of the utterances, one after the other, ordered by intent. */
interface Examples extends Vector {
  /** Where each utterance begins, and behind the last one the end. */
  starts: Uint32Array;
  /** The number of the first utterance of each intent, and behind the last intent the number of utterances. */
  firsts: Uint32Array;
}

/**
 * Tells which intent a text has: multinomial logistic regression over words, pairs and beginnings of words, weighted by how
 * rare they are (tf-idf).
 */
export class IntentClassifier {
  constructor(private readonly learned: LearnedIntents) {}

  /**
   * Learns from utterances by stochastic gradient descent: seconds for 20,000 of them. The same utterances always teach the
   * same.
   */
  static learn(utterances: readonly Utterance[]): LearnedIntents {
    const intents = [...new Set(utterances.map(({ intent }) => intent))];
    const features = utterances.map(({ text }) => featuresOf(text));
    const { places, rarities } = countFeatures(features);
    const weights = new Float32Array(places.size * intents.length);
    const biases = new Float32Array(intents.length);
    const learned = { intents, places, rarities, weights, biases, examples: noExamples };
    const classifier = new IntentClassifier(learned);
    const vectors = features.map((one) => classifier.vectorOf(one));
    const targets = utterances.map(({ intent }) => intents.indexOf(intent));
    classifier.train(vectors, targets);
    return { ...learned, examples: examplesOf(vectors, targets, intents.length) };
  }

  /** The intents of a text, the likeliest first. */
  classify(text: string): Guess[] {
    const probabilities = this.probabilitiesOf(this.vectorOf(featuresOf(text)));
    return this.learned.intents
      .map((intent, at) => ({ intent, probability: probabilities[at] ?? 0 }))
      .sort((a, b) => b.probability - a.probability);
  }

  /**
   * How much a text resembles the utterance of an intent that it resembles most, from 0 to 1: the cosine of their vectors. Words that no
   * utterance has count as the rarest.
   */
  likeness(text: string, intent: string): number {
    const { intents, places, examples } = this.learned;
    const features = featuresOf(text);
    const { at, values } = this.vectorOf(features);
    const own = new Float32Array(places.size);
    for (let index = 0; index < at.length; index += 1) own[at[index]!] = values[index]!;
    const target = intents.indexOf(intent);
    let most = 0;
    for (let utterance = examples.firsts[target] ?? 0; utterance < (examples.firsts[target + 1] ?? 0); utterance += 1) {
      let cosine = 0;
      const end = examples.starts[utterance + 1]!;
      for (let index = examples.starts[utterance]!; index < end; index += 1)
        cosine += own[examples.at[index]!]! * examples.values[index]!;
      if (cosine > most) most = cosine;
    }
    return most * this.knownShare(features);
  }

  /** The length of a text's vector without its unknown features, as a share of the whole. */
  private knownShare(features: Map<string, number>): number {
    const { places, rarities, examples } = this.learned;
    const rarest = Math.log(examples.starts.length);
    let [known, unknown] = [0, 0];
    for (const [name, weight] of features) {
      const place = places.get(name);
      if (place === undefined) unknown += (weight * rarest) ** 2;
      else known += (weight * (rarities[place] ?? 0)) ** 2;
    }
    return Math.sqrt(known / (known + unknown || 1));
  }

  private vectorOf(features: Map<string, number>): Vector {
    const at: number[] = [];
    const values: number[] = [];
    for (const [name, weight] of features) {
      const place = this.learned.places.get(name);
      if (place === undefined) continue;
      at.push(place);
      values.push(weight * (this.learned.rarities[place] ?? 0));
    }
    const length = Math.hypot(...values) || 1;
    return { at: Uint32Array.from(at), values: Float32Array.from(values, (value) => value / length) };
  }

  private train(vectors: readonly Vector[], targets: readonly number[]): void {
    const order = vectors.map((_, at) => at);
    const random = randomNumbers();
    for (let epoch = 0; epoch < epochs; epoch += 1) {
      shuffle(order, random);
      const rate = learningRate * (1 - epoch / epochs);
      for (const at of order) this.learn(vectors[at]!, targets[at]!, rate);
    }
  }

  /** Moves the weights of one utterance's features towards its intent. */
  private learn({ at, values }: Vector, target: number, rate: number): void {
    const { weights, biases, intents } = this.learned;
    const count = intents.length;
    const probabilities = this.probabilitiesOf({ at, values });
    const moved = new Uint16Array(count);
    const steps = new Float32Array(count);
    let length = 0;
    for (let intent = 0; intent < count; intent += 1) {
      const error = (intent === target ? 1 : 0) - probabilities[intent]!;
      if (error < closeEnough && error > -closeEnough) continue;
      moved[length] = intent;
      steps[length] = error * rate;
      length += 1;
      biases[intent]! += error * rate * biasRate;
    }
    for (let index = 0; index < at.length; index += 1) {
      const row = at[index]! * count;
      const value = values[index]!;
      for (let step = 0; step < length; step += 1) weights[row + moved[step]!]! += steps[step]! * value;
    }
  }

  private probabilitiesOf({ at, values }: Vector): Float32Array {
    const { weights, biases, intents } = this.learned;
    const count = intents.length;
    const scores = new Float32Array(biases);
    for (let index = 0; index < at.length; index += 1) {
      const row = at[index]! * count;
      const value = values[index]!;
      for (let intent = 0; intent < count; intent += 1) scores[intent]! += weights[row + intent]! * value;
    }
    let highest = -Infinity;
    for (let intent = 0; intent < count; intent += 1) if (scores[intent]! > highest) highest = scores[intent]!;
    let sum = 0;
    for (let intent = 0; intent < count; intent += 1) {
      const power = exp(scores[intent]! - highest);
      scores[intent] = power;
      sum += power;
    }
    for (let intent = 0; intent < count; intent += 1) scores[intent]! /= sum;
    return scores;
  }
}

const noExamples: Examples = {
  at: new Uint32Array(),
  values: new Float32Array(),
  starts: new Uint32Array(1),
  firsts: new Uint32Array(1),
};

function examplesOf(vectors: readonly Vector[], targets: readonly number[], intents: number): Examples {
  const order = vectors.map((_, at) => at).sort((a, b) => targets[a]! - targets[b]! || a - b);
  const length = vectors.reduce((sum, { at }) => sum + at.length, 0);
  const examples = {
    at: new Uint32Array(length),
    values: new Float32Array(length),
    starts: new Uint32Array(vectors.length + 1),
    firsts: new Uint32Array(intents + 1).fill(vectors.length),
  };
  let end = 0;
  for (const [place, one] of order.entries()) {
    const { at, values } = vectors[one]!;
    examples.at.set(at, end);
    examples.values.set(values, end);
    end += at.length;
    examples.starts[place + 1] = end;
    examples.firsts[targets[one]!] = Math.min(examples.firsts[targets[one]!]!, place);
  }
  return examples;
}

function countFeatures(all: readonly Map<string, number>[]): Pick<LearnedIntents, 'places' | 'rarities'> {
  const counts = new Map<string, number>();
  for (const features of all) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    places: new Map([...counts.keys()].map((name, at) => [name, at])),
    rarities: Float32Array.from(counts.values(), (count) => Math.log(1 + all.length / count)),
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** Numbers from 0 to 1 that are the same in every run (the linear congruential generator of ISO C's `rand`). */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
