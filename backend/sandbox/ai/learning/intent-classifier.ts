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
    const learned = { intents, places, rarities, weights, biases: new Float32Array(intents.length) };
    new IntentClassifier(learned).train(
      features,
      utterances.map(({ intent }) => intents.indexOf(intent)),
    );
    return learned;
  }

  /** The intents of a text, the likeliest first. */
  classify(text: string): Guess[] {
    const probabilities = this.probabilitiesOf(this.vectorOf(featuresOf(text)));
    return this.learned.intents
      .map((intent, at) => ({ intent, probability: probabilities[at] ?? 0 }))
      .sort((a, b) => b.probability - a.probability);
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

  private train(features: readonly Map<string, number>[], targets: readonly number[]): void {
    const vectors = features.map((one) => this.vectorOf(one));
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
