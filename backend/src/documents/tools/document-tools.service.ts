import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import { type DocumentKind, documentKinds } from '../../../../contract/documents/document-kinds.js';
import type { Document } from '../../../../contract/documents/document.js';
import { kindGuides, kindInSentence, labelInSentence } from '../../../../contract/documents/kind-guides.js';
import { limits } from '../../../../contract/limits.js';
import { StepsService } from '../../assistant/steps.service.js';
import { ToolRefused } from '../../assistant/tool.errors.js';
import { outputMax, partThatFits, toModelJson } from '../../assistant/tool-output.js';
import { ToolRegistry } from '../../assistant/tool-registry.js';
import type { DraftContext, ToolContext, ToolOutcome } from '../../assistant/tool.js';
import { ActivityService } from '../../activity/activity.service.js';
import { AppError, NotFound } from '../../common/app-error.js';
import { namesIt } from '../../chats/history/naming.js';
import { OwnWordsService } from '../../chats/history/own-words.service.js';
import { agreesTo, asksForNothing, asksForText } from '../../chats/history/requests.js';
import { DocumentChanged } from '../document.errors.js';
import { DocumentsService, type SavedAlongside } from '../documents.service.js';
import { DocumentDraft, draftIdOf, type Named } from './document-draft.js';
import { editOnce } from './edit-once.js';
import { titleAfterEdit } from './title-after-edit.js';
import { versionRead } from './version-read.js';

interface WriteArguments {
  kind: DocumentKind;
  title: string;
  markdown: string;
  /** Null for a new document. */
  documentId: string | null;
}

interface EditArguments {
  documentId: string;
  find: string;
  replace: string;
}

interface ReadArguments {
  /** Null for the list. */
  documentId: string | null;
  from: number;
}

/** How much of a result findings may take, in characters. */
const findingsMax = 4000;

/** Namespace of ids derived from a tool call, so that a repeated call doesn't create a second document. */
const namespace = '7c1cb4a2-6a6f-4a3c-9a0e-2f3a5c1d9b10';

const text = (description: string, maxLength: number): object => ({ type: 'string', maxLength, description });
const id = (description: string): object => ({ type: 'string', maxLength: 36, description });

const kindsForModel = documentKinds
  .map((kind) => {
    const { label, limits: most, hint } = kindGuides[kind];
    const bounds = most.map((limit) => `${limit.of} at most ${limit.most} ${limit.unit}`).join(', ');
    return `${kind} (${label}${bounds ? `: ${bounds}` : ''}): ${hint}`;
  })
  .join('\n');

/** Lets the assistant write, edit and read documents. */
@Injectable()
export class DocumentTools implements OnModuleInit {
  private readonly logger = new Logger(DocumentTools.name);

  constructor(
    private readonly registry: ToolRegistry,
    private readonly documents: DocumentsService,
    private readonly activity: ActivityService,
    private readonly words: OwnWordsService,
    private readonly steps: StepsService,
  ) {}

  onModuleInit(): void {
    this.registry.register<WriteArguments>({
      name: 'write_document',
      description: `Writes a document that the artist keeps, edits and exports: use it for every text that is to be sent or published, instead of writing the text in your reply. Then say in one line what you did. Use only names, figures, dates, quotes and links that the artist gave; for what is missing write a blank in [square brackets]. With documentId it writes that document again: read all of it first, in the same reply. Emails begin with a line "Subject: …", in the text’s own language: "Asunto: …".\nKinds:\n${kindsForModel}`,
      parameters: {
        type: 'object',
        // Models write members in this order: the text is last, so that kind and title are known when it can be shown.
        properties: {
          documentId: { type: ['string', 'null'], maxLength: 36, description: 'Null for a new document' },
          kind: { type: 'string', enum: documentKinds },
          title: text('A short title for the list of documents', limits.documentTitleMax),
          markdown: text('The whole text', limits.documentMax),
        },
        required: ['documentId', 'kind', 'title', 'markdown'],
        additionalProperties: false,
      },
      draft: (context) =>
        new DocumentDraft(
          this.documents,
          context,
          (document) => this.isWanted(document, context),
          (error) => this.logger.warn({ err: error, msg: 'A document could not be shown while it was written' }),
        ),
      run: (args, context) => refusing(() => this.write(args, context)),
    });
    this.registry.register<EditArguments>({
      name: 'edit_document',
      description:
        'Replaces one passage of a document. `find` must occur exactly once in it, as it stands in the markdown.',
      parameters: {
        type: 'object',
        properties: {
          documentId: id('The document'),
          find: text('The passage, word for word', 4000),
          replace: text('What takes its place; empty to cut it', limits.documentMax),
        },
        required: ['documentId', 'find', 'replace'],
        additionalProperties: false,
      },
      run: (args, context) => refusing(() => this.edit(args, context)),
    });
    this.registry.register<ReadArguments>({
      name: 'read_document',
      description:
        'Returns a document with what is unproven, blank or against its rules, from a position on: if `next` isn’t null, its text goes on there. With null, returns the list of documents of this chat and the newest ones.',
      parameters: {
        type: 'object',
        properties: {
          documentId: { type: ['string', 'null'], maxLength: 36, description: 'Null for the list' },
          from: { type: 'integer', minimum: 0, description: 'The position to read on from; 0 for the beginning' },
        },
        required: ['documentId', 'from'],
        additionalProperties: false,
      },
      run: ({ documentId, from }, context) =>
        refusing(() => (documentId === null ? this.list(context) : this.readDocument(documentId, from, context))),
    });
  }

  private async write(
    { kind, title, markdown, documentId }: WriteArguments,
    context: ToolContext,
  ): Promise<ToolOutcome> {
    const { accountId } = context;
    if (title.trim() === '') throw new ToolRefused('Give the document a title.');
    if (documentId !== null) {
      const { id: presentId } = await this.readToChange(documentId, context);
      // Not the present version: the artist may have changed the text since the model read it.
      const baseVersion = versionRead(await this.steps.listFinished(context.replyId), presentId);
      if (baseVersion === null) throw new ToolRefused('Read the whole document first, to its end.');
      const save = { markdown, title, baseVersion };
      return saved(await this.documents.save(accountId, presentId, save, 'assistant', recordIn(context)));
    }
    if (!(await this.isWanted({ kind, title }, context)))
      throw new ToolRefused(
        `The artist did not ask for this text. Ask them whether they want “${title.trim()}”, a ${kindInSentence(kind)}.`,
      );
    const written = await this.writeNew({ kind, title: title.trim(), markdown }, context);
    await this.activity.record(accountId, 'draft_made', written.id);
    return saved(written);
  }

  /**
   * Whether the artist wants a new document. If other people's words are in the prompt, they must have asked for one;
   * more than one in a reply only if they named its kind.
   */
  private async isWanted({ kind, title }: Named, context: DraftContext): Promise<boolean> {
    const asked = await this.words.readRequest(context);
    const name = kindInSentence(kind);
    if (agreesTo(asked, title) || agreesTo(asked, name)) return true;
    const isNamed = namesIt({ ...asked, answered: '' }, { title: '', kind: name });
    if (!asked.isMixed) return isNamed || !asksForNothing(asked);
    return asksForText(asked, name) && (isNamed || context.place === 0);
  }

  /** Completes the draft shown while the model wrote it or, if there is none, creates a document. */
  private async writeNew(
    document: Pick<WriteArguments, 'kind' | 'title' | 'markdown'>,
    context: ToolContext,
  ): Promise<Document> {
    const { accountId, chatId, callId, replyId } = context;
    const alongside = recordIn(context);
    const begun = await this.documents.finish(accountId, draftIdOf(context), document, alongside);
    if (begun) return begun;
    const id = uuidv5(`${replyId} ${callId}`, namespace);
    return this.documents.create(accountId, { id, ...document, chatId }, 'assistant', { alongside });
  }

  private async edit({ documentId, find, replace }: EditArguments, context: ToolContext): Promise<ToolOutcome> {
    const present = await this.readToChange(documentId, context);
    const markdown = editOnce(present.markdown, find, replace);
    const title = titleAfterEdit(present.title, find, replace);
    const save = { markdown, title, baseVersion: present.version };
    return saved(await this.documents.save(context.accountId, present.id, save, 'assistant', recordIn(context)));
  }

  /**
   * If the artist shared other people's words, or the document belongs to another chat, the artist must name the
   * document. A question or a greeting changes none.
   */
  private async readToChange(documentId: string, context: ToolContext): Promise<Document> {
    const [present, asked] = await Promise.all([
      this.documents.getDocument(context.accountId, known(documentId)),
      this.words.readRequest(context, documentId.toLowerCase()),
    ]);
    const isFree = present.chatId === context.chatId && !asked.isMixed && !asksForNothing(asked);
    if (!isFree && !namesIt(asked, { title: present.title, kind: kindInSentence(present.kind) }))
      throw new ToolRefused(`The artist did not ask to change “${present.title}”. Ask them whether they want that.`);
    return present;
  }

  private async readDocument(documentId: string, from: number, { accountId }: ToolContext): Promise<ToolOutcome> {
    const document = await this.documents.getDocument(accountId, known(documentId));
    const { id, kind, title, version, markdown } = document;
    // Before the text, so that they aren't mistaken for a part of it.
    const about = { id, kind, title, version, ...(from === 0 && { findings: forModel(document) }) };
    const shell = toModelJson({ ...about, markdown: '', next: limits.documentMax });
    const part = partThatFits(markdown, from, outputMax - shell.length);
    const next = from + part.length < markdown.length ? from + part.length : null;
    const label = from === 0 ? `Read: ${title}` : '';
    return { output: { ...about, markdown: part, next }, label, link: linkTo(document) };
  }

  private async list({ accountId, chatId }: ToolContext): Promise<ToolOutcome> {
    const [ofChat, newest] = await Promise.all([
      this.documents.list(accountId, { chatId, limit: '10' }),
      this.documents.list(accountId, { limit: '10' }),
    ]);
    const found = new Map([...ofChat.items, ...newest.items].map((document) => [document.id, document]));
    const documents = [...found.values()].map(({ id, kind, title, updatedAt }) => ({ id, kind, title, updatedAt }));
    return { output: { documents }, label: '' };
  }
}

/**
 * Stores the step in the document's transaction: with only one of them stored, a retried reply would write or edit it
 * again.
 */
function recordIn(context: ToolContext): SavedAlongside {
  return (transaction, document) => context.record(transaction, saved(document));
}

/** The result for the model after a save: enough to summarise in one line what is still missing. */
function saved(document: Document): ToolOutcome {
  const { id, kind, title, version } = document;
  return {
    output: { id, title, version, findings: forModel(document) },
    // A tour has an announcement per night, which only differ in title.
    label: `Saved: ${['other', 'gig_announcement'].includes(kind) ? title : labelInSentence(kind)}`,
    link: linkTo(document),
  };
}

const linkTo = ({ id }: Document): string => `/documents/${id}`;

function forModel({ findings }: Document): object[] {
  const told = findings.slice(0, 20).map(({ kind, text: words, why }) => ({ kind, text: words.slice(0, 200), why }));
  while (toModelJson(told).length > findingsMax) told.pop();
  return told;
}

/** @throws ToolRefused if it isn't an id */
function known(documentId: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(documentId)) throw noSuchDocument();
  return documentId.toLowerCase();
}

function noSuchDocument(): ToolRefused {
  return new ToolRefused('There is no such document. Call read_document with null for the list.');
}

/** Reports errors meant for the artist to the model. */
async function refusing(work: () => Promise<ToolOutcome>): Promise<ToolOutcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotFound) throw noSuchDocument();
    if (error instanceof DocumentChanged)
      throw new ToolRefused('The document was changed since you read it. Read it again, then change it.');
    if (error instanceof AppError && error.status < 500) throw new ToolRefused(error.message);
    throw error;
  }
}
