import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { estimateTokens } from '../common/tokens.js';
import { PlaybookRepository } from './playbook.repository.js';
import { type Playbook, readPlaybook, type Topic } from './topic.js';

/** Limits on the texts sent with a message: how many, and how much of a prompt, in tokens. */
const maxTopics = 3;
export const playbookTokens = 2500;

/** Minimum score: about one rare word of a topic's title and search words, or a phrase of common ones. */
const leastScore = 2.6;

/** Other topics only count if their score is close enough to the best one's. */
const closeShare = 0.5;

/** How much of a message to compare, in characters: the topic comes up at the start. */
const comparedLength = 1000;

let ofRelease: Playbook | undefined;

/** The playbook is part of the release, so it is only read once per process. */
const playbookOfRelease = (): Playbook => (ofRelease ??= readPlaybook());

/** Knowledge of music PR by topic: the texts in `backend/playbook`, matched to messages. */
@Injectable()
export class PlaybookService implements OnApplicationBootstrap {
  private readonly playbook = playbookOfRelease();
  private readonly topics = new Map(this.playbook.topics.map((topic) => [topic.id, topic]));

  constructor(private readonly words: PlaybookRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.words.sync(this.playbook);
  }

  /**
   * The texts a message is about, best first: at most three, and at most `playbookTokens` in total.
   * @param message the artist's text, in any of the search languages
   */
  async findFor(message: string): Promise<string[]> {
    const found = await this.words.find(message.slice(0, comparedLength), leastScore, maxTopics);
    const best = found[0]?.score ?? 0;
    let room = playbookTokens;
    return found
      .filter(({ score }) => score >= best * closeShare)
      .flatMap(({ topic }) => {
        // Another release may have written topics that this one doesn't have.
        const known = this.topics.get(topic);
        return known ? [describeTopic(known)] : [];
      })
      .filter((text) => (room -= estimateTokens(text)) >= 0);
  }
}

/** Formats a topic for the prompt. */
export function describeTopic({ title, body, sources, checked }: Topic): string {
  const links = sources.map(({ name, url }) => `[${name}](${url})`).join(', ');
  return `${title}\n${body}\nSources, read ${checked}: ${links}`;
}
