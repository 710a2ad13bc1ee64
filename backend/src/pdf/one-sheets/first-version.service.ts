import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FactSources, SheetDesign } from '../../../../contract/one-sheet.js';
import type { User } from '../../../../contract/user.js';
import { ChatRecordsService } from '../../chats/chat-records.service.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { NotesService } from '../../memory/notes.service.js';
import { Assistant } from '../../providers/assistant/assistant.js';
import { accentOf, plainAccent } from '../page/design/accent.js';
import { checkedFacts } from '../content/checked-facts.js';
import { buildFactsPrompt, factsForm, factsTokens, newestThatFit } from '../content/facts-prompt.js';
import type { VersionWords } from './one-sheets.repository.js';
import { paperOf } from '../page/design/paper.js';
import { pictureSources } from './picture-sources.js';
import { profileFacts, type SheetFacts } from '../content/profile-facts.js';
import { prepareCover, preparePhoto } from '../page/design/prepare-image.js';
import { SheetImagesService } from './sheet-images.service.js';

/** How long the model may take to gather the facts, in milliseconds: then the sheet is made of what the profile says. */
const factsMs = 25_000;

/** Writes the first version of a sheet. */
@Injectable()
export class FirstVersionService {
  private readonly logger = new Logger(FirstVersionService.name);

  constructor(
    private readonly assistant: Assistant,
    private readonly chats: ChatRecordsService,
    private readonly notes: NotesService,
    private readonly images: SheetImagesService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * What a sheet says at first: what the profile, the library, the conversation and the artist's notes hold. Without the model it says less, and
   * is a sheet all the same.
   */
  async write(user: User, chatId: string | null): Promise<VersionWords> {
    // The model takes longest: all that does not need it is done meanwhile.
    const [facts, { design, from }] = await Promise.all([this.gather(user, chatId), this.look(user)]);
    return { content: facts.content, sources: { ...facts.sources, ...from }, design };
  }

  /** How a first version looks, by the pictures that there are, and where they come from. */
  private async look(user: User): Promise<{ design: SheetDesign; from: FactSources }> {
    const chosen = await this.images.choose(user);
    const design = { variant: 'press' as const, paper: paperOf(user.location), ...chosen, accent: plainAccent };
    const { photo, cover } = await this.images.read(user.id, design);
    const seen = photo ?? cover;
    const [accent] = await Promise.all([
      seen ? accentOf(seen) : plainAccent,
      // The printer finds them done.
      photo && preparePhoto(photo),
      cover && prepareCover(cover),
    ]);
    return {
      design: { ...design, accent },
      from: pictureSources({ photoId: photo && chosen.photoId, coverId: cover && chosen.coverId }),
    };
  }

  private async gather(user: User, chatId: string | null): Promise<SheetFacts> {
    const [talk, notes] = await Promise.all([
      chatId === null ? [] : this.chats.said(user.id, chatId),
      this.notes.listKept(user.id),
    ]);
    const { contextTokens } = this.env.assistant;
    const said = newestThatFit(talk, notes, contextTokens);
    if (said.length === 0) return profileFacts(user);
    try {
      const { name, musicGenre, location, songTitle } = user;
      const { value } = await this.assistant.completeJson({
        subject: { purpose: 'one_sheet', ownerId: user.id, messageId: null },
        prompt: buildFactsPrompt({ name, musicGenre, location, songTitle }, said),
        form: factsForm,
        maxTokens: factsTokens(contextTokens),
        signal: AbortSignal.timeout(factsMs),
      });
      if (value === undefined) throw new Error('The model wrote something that is not JSON');
      return checkedFacts(user, said, value);
    } catch (error) {
      this.logger.warn({ err: error, msg: 'A sheet is made without what was said in the conversation' });
      return profileFacts(user);
    }
  }
}
