import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type SheetPaper,
  sheetPapers,
  type SheetVariant,
  sheetVariants,
} from '../../../../contract/one-sheets/one-sheet.js';
import type { ToolContext, ToolOutcome } from '../../assistant/tool.js';
import { ToolRefused } from '../../assistant/tool.errors.js';
import { ToolRegistry } from '../../assistant/tool-registry.js';
import { TooManyTries } from '../../common/app-error.js';
import { OwnWordsService } from '../../chats/history/own-words.service.js';
import { agreesTo, asksForNothing } from '../../chats/history/requests.js';
import { OneSheetsService } from './one-sheets.service.js';

interface Arguments {
  kind: SheetVariant | null;
  paper: SheetPaper | null;
}

const parameters = {
  type: 'object',
  properties: {
    kind: {
      type: ['string', 'null'],
      enum: [...sheetVariants, null],
      description:
        'Who the one-sheet is for: press and blogs, bookers and venues, radio, or playlist curators. Null if the artist did not say.',
    },
    paper: {
      type: ['string', 'null'],
      enum: [...sheetPapers, null],
      description:
        'The paper that the artist asked for. Null if they did not say: then it follows from where they live.',
    },
  },
  required: ['kind', 'paper'],
  additionalProperties: false,
};

/** What artists call it, in English and Spanish. */
const oneSheet = /one.?sheet|press ?kit|\bepk\b|\bpdf\b|dossier|dosier|ficha|hoja/i;

/** Starts the artist's one-sheet. The reply that calls it becomes SPEC.md's marker. */
@Injectable()
export class MakeOneSheetTool implements OnModuleInit {
  constructor(
    private readonly registry: ToolRegistry,
    private readonly sheets: OneSheetsService,
    private readonly words: OwnWordsService,
  ) {}

  onModuleInit(): void {
    this.registry.register<Arguments>({
      name: 'make_one_sheet',
      description:
        "Makes the artist's one-sheet as a PDF from their profile, their library and what they said. Call it when the artist " +
        'asks for their one-sheet to be made, made again or downloaded, and write nothing then. Never call it when they ask ' +
        'about one-sheets, or for advice on theirs.',
      parameters,
      run: (args, context) => this.run(args, context),
    });
  }

  private async run({ kind, paper }: Arguments, context: ToolContext): Promise<ToolOutcome> {
    const { accountId, chatId, replyId } = context;
    const asked = await this.words.readRequest(context);
    const isNamed = oneSheet.test(asked.recent[0]?.text ?? '') || agreesTo(asked, oneSheet);
    if (!isNamed && (asked.isMixed || asksForNothing(asked)))
      throw new ToolRefused('The artist did not ask for a one-sheet themself. Ask them whether they want one.');
    try {
      await this.sheets.startPromised(accountId, { chatId, replyId, variant: kind ?? 'press', paper });
    } catch (error) {
      if (error instanceof TooManyTries) throw new ToolRefused(error.message);
      throw error;
    }
    // The reply's text is SPEC.md's sentence.
    return { output: 'started', label: '', endsReply: true };
  }
}
