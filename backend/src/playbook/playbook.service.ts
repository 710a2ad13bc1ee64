import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { estimateTokens } from '../common/tokens.js';
import { PlaybookRepository } from './playbook.repository.js';
import { readPlaybook, type Topic } from './topic.js';

/** How many texts go along with a message, and how much of a prompt they take, in tokens. */
const maxTopics = 3;
export const playbookTokens = 2500;

/** A topic is meant when a message has about one rare word of its title and search words, or a phrase of common ones. */
const leastScore = 2.6;

/** Beside the best topic, only those count that come close to it. */
const closeShare = 0.5;

/** What is compared with the playbook, in characters: what a message is about stands in its beginning. */
const comparedLength = 1000;

/** What is known of music PR, topic by topic: the texts in `backend/playbook`, found by what a message is about. */
@Injectable()
export class PlaybookService implements OnApplicationBootstrap {
  private readonly playbook = readPlaybook();
  private readonly topics = new Map(this.playbook.topics.map((topic) => [topic.id, topic]));

  constructor(private readonly words: PlaybookRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.words.sync(this.playbook);
  }

  /**
   * The texts that a message is about, best first: at most three, and at most `playbookTokens` together.
   * @param message what the artist wrote, in any of the search languages
   */
  async findFor(message: string): Promise<string[]> {
    const found = await this.words.find(message.slice(0, comparedLength), leastScore, maxTopics);
    const best = found[0]?.score ?? 0;
    let room = playbookTokens;
    return found
      .filter(({ score }) => score >= best * closeShare)
      .flatMap(({ topic }) => {
        // Another release of the server may have written topics that this one doesn't have.
        const known = this.topics.get(topic);
        return known ? [describeTopic(known)] : [];
      })
      .filter((text) => (room -= estimateTokens(text)) >= 0);
  }
}

/** A topic as the model reads it. */
export function describeTopic({ title, body, sources, checked }: Topic): string {
  const links = sources.map(({ name, url }) => `[${name}](${url})`).join(', ');
  return `${title}\n${body}\nSources, read ${checked}: ${links}`;
}
