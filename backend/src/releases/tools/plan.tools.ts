import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import {
  type Release,
  type ReleaseFormat,
  releaseFormats,
  type ReleaseKind,
  releaseKinds,
  type Show,
} from '../../../../contract/releases/release.js';
import { kindInSentence } from '../../../../contract/documents/kind-guides.js';
import type { Task } from '../../../../contract/releases/task.js';
import { limits } from '../../../../contract/limits.js';
import { spellDay } from '../../../../contract/rules/day-rule.js';
import { visibleText } from '../../../../contract/rules/text-rule.js';
import { ToolRefused } from '../../assistant/tool.errors.js';
import type { Tool, ToolContext, ToolOutcome } from '../../assistant/tool.js';
import { ToolRegistry } from '../../assistant/tool-registry.js';
import { ChatsService } from '../../chats/chats.service.js';
import { namesIt, saysDone } from '../../chats/history/naming.js';
import { type ArtistRequest, type OwnText, OwnWordsService } from '../../chats/history/own-words.service.js';
import { dayIn } from '../../common/local-day.js';
import { containsWords } from '../../facts/checked-proposals.js';
import { plain } from '../../facts/fact-slot.js';
import { ReleasesService } from '../releases.service.js';
import { TasksService } from '../tasks.service.js';
import { saysDay, saysDayLike, saysSettledDay } from './said-day.js';
import { saysHours } from './said-hours.js';
import { spokenDay } from './spoken-day.js';
import { nameOfTour, readShows, showIn, showsSchema, type SpokenShow, unsaid, withShows } from './spoken-shows.js';

/** Ids of what tools create are derived from the calls, so that a call repeated after a crash creates nothing twice. */
const namespace = 'f3d3ab5e-0d4c-4d7e-9d0a-6b3c5f1f6f01';
const idFor = (context: ToolContext, what: string): string => uuidv5(`${context.callId}:${what}`, namespace);

const undoOf = (releaseId: string, context: ToolContext): string =>
  `/api/releases/${releaseId}/changes/${idFor(context, 'change')}/undo`;

const words = (description: string) => ({ type: 'string', maxLength: limits.taskTitleMax, description });
const dayWords = words(
  'The date in the artist’s own words, such as 29 January, or 2027-01-29. Never work it out yourself.',
);

/** A day for the model, `2027-01-29 (Friday 29 January)`, so that it doesn't work out weekdays itself. */
const withWeekday = (day: string | null): string | null => day && `${day} (${spellDay(day)})`;

interface PlanRelease {
  title: string;
  kind: ReleaseKind;
  format: ReleaseFormat;
  date: string;
  shows: SpokenShow[];
  /** Absent in calls made before it existed. */
  hoursPerWeek?: number | null;
}

interface ChangeTask {
  release: string;
  task: string;
}

/** The assistant's changes to plans. Each can be undone in the release's room. */
@Injectable()
export class PlanTools implements OnModuleInit {
  constructor(
    private readonly registry: ToolRegistry,
    private readonly releases: ReleasesService,
    private readonly tasks: TasksService,
    private readonly chats: ChatsService,
    private readonly words: OwnWordsService,
  ) {}

  onModuleInit(): void {
    this.registry.register(this.planRelease);
    this.registry.register(this.moveTask);
    this.registry.register(this.completeTask);
  }

  private readonly planRelease: Tool<PlanRelease> = {
    name: 'plan_release',
    description:
      'Makes the plan of a release or tour that the artist names with its date, or moves the plan of one that has another date. Call it when ' +
      'they say when something comes out or where they play. Returns the tasks with their dates; never compute those yourself.',
    parameters: {
      type: 'object',
      properties: {
        title: {
          type: 'string',
          maxLength: limits.releaseTitleMax,
          description: 'As the artist writes it; empty for a tour without a name',
        },
        kind: { type: 'string', enum: releaseKinds },
        format: { type: 'string', enum: releaseFormats },
        date: dayWords,
        shows: showsSchema,
        hoursPerWeek: {
          type: ['integer', 'null'],
          minimum: 1,
          maximum: limits.hoursPerWeekMax,
          description: 'The hours a week that the artist says they have for this; null if they don’t say',
        },
      },
      required: ['title', 'kind', 'format', 'date', 'shows', 'hoursPerWeek'],
      additionalProperties: false,
    },
    run: (args, context) => this.plan(args, context),
  };

  private readonly moveTask: Tool<ChangeTask & { date: string }> = {
    name: 'move_task',
    description: 'Moves one task of a plan to another day. Call it when the artist asks for that.',
    parameters: {
      type: 'object',
      properties: {
        release: words('The title of the release or tour'),
        task: words('The title of the task, or words of it'),
        date: dayWords,
      },
      required: ['release', 'task', 'date'],
      additionalProperties: false,
    },
    run: async ({ date, ...args }, context) => {
      const asked = await this.words.readRequest(context);
      const { releaseId, task } = await this.findTask(args, context, asked);
      const due = dayOf(date, context, task.due);
      if (!saysDay(asked.recent, date, due) && !saysDayLike(asked.recent, due, task.due)) throw notSaid(date);
      const label = `Moved: ${task.title}`;
      const moved = await this.tasks.change(
        context.accountId,
        releaseId,
        task.id,
        { due },
        { id: idFor(context, 'change'), label },
      );
      return {
        output: { task: moved.title, due: withWeekday(moved.due), state: moved.state },
        label,
        link: `/releases/${releaseId}`,
        undo: undoOf(releaseId, context),
      };
    },
  };

  private readonly completeTask: Tool<ChangeTask> = {
    name: 'complete_task',
    description: 'Ticks off one task of a plan. Call it when the artist says that they have done it.',
    parameters: {
      type: 'object',
      properties: {
        release: words('The title of the release or tour'),
        task: words('The title of the task, or words of it'),
      },
      required: ['release', 'task'],
      additionalProperties: false,
    },
    run: async (args, context) => {
      const asked = await this.words.readRequest(context);
      const { releaseId, task } = await this.findTask(args, context, asked);
      if (asked.isMixed && !saysDone(asked, task.title))
        throw new ToolRefused(`The artist did not say that “${task.title}” is done. Ask them, by its whole title.`);
      const label = `Done: ${task.title}`;
      await this.tasks.change(
        context.accountId,
        releaseId,
        task.id,
        { done: true },
        { id: idFor(context, 'change'), label },
      );
      const output = { task: task.title, state: 'done' };
      return { output, label, link: `/releases/${releaseId}`, undo: undoOf(releaseId, context) };
    },
  };

  private async plan(
    { title, kind, format, date, shows: spoken, hoursPerWeek: hours = null }: PlanRelease,
    context: ToolContext,
  ): Promise<ToolOutcome> {
    const { accountId, timeZone } = context;
    const change = idFor(context, 'change');
    const made = await this.tasks.findMade(accountId, change);
    if (made) return this.changed(made.release, context, made.label);
    if (spoken.length > 0 && kind !== 'tour')
      throw new ToolRefused('Only a tour has shows. Plan the tour by a call of its own.');
    const given = visibleText(title) === '' ? '' : title.trim();
    const planned =
      given === '' ? await this.tourOfChat(context) : await this.releases.findByTitle(accountId, given, kind);
    const named = readShows(
      spoken,
      (words, city) => dayOf(words, context, showIn(city, planned?.shows ?? [])?.date),
      (index) => idFor(context, `show ${index}`),
    );
    const name = given || nameOfTour(named);
    if (name === '') throw new ToolRefused('Ask what it is called.');
    const day = named[0]?.date ?? dayOf(date, context, planned?.date);
    const known = (given === '' ? await this.releases.findByTitle(accountId, name, kind) : null) ?? planned;
    const time = hours === null ? {} : { hoursPerWeek: hours };
    if (known === null) {
      const texts = await this.words.known(context);
      this.assertSaid({ title: given, date, day, shows: named }, texts);
      if (hours !== null && !saysHours(texts, hours)) throw notSaid(`${hours} hours a week`);
      const label = `Planned: ${name}`;
      const release = await this.releases.create(
        accountId,
        { id: idFor(context, 'release'), title: name, kind, format, date: day, shows: named, timeZone, ...time },
        { id: change, label },
      );
      return this.changed(release, context, label);
    }
    const shows = withShows(known.shows, named);
    // A tour that is called after its towns follows them if one takes the place of another.
    const isRenamed = named.some(({ replaces }) => replaces) && known.title === nameOfTour(known.shows);
    const renamed = isRenamed ? { title: nameOfTour(shows) } : {};
    const changed = shows.filter((show) => !known.shows.some((one) => isSameShow(one, show)));
    const isSame = named.length > 0 ? changed.length === 0 : known.date === day;
    const isFitted = hours === null || hours === known.hoursPerWeek;
    if (isSame && isFitted) return this.planOf(known, context, `Looked up: ${known.title}`);
    // A new plan may use everything the artist has said; an existing plan is only changed by what they say in this
    // exchange.
    const { recent } = await this.words.readRequest(context);
    if (!isSame) this.assertSaid({ title: '', date, day, shows: changed }, recent, known);
    if (!isFitted && !saysHours(recent, hours)) throw notSaid(`${hours} hours a week`);
    const what = isSame ? `${hours} hours a week` : named.length > 0 ? 'Shows changed' : 'Moved';
    const label = `${what}: ${known.title}`;
    const body = { ...(isSame ? {} : named.length > 0 ? { shows, ...renamed } : { date: day }), ...time };
    const release = await this.releases.change(accountId, known.id, body, { id: change, label });
    return this.changed(release, context, label);
  }

  /** A plan that the call has made or changed: the chat is about it from now on. */
  private async changed(release: Release, context: ToolContext, label: string): Promise<ToolOutcome> {
    await this.chats.joinRelease(context.accountId, context.chatId, release.id);
    return { ...(await this.planOf(release, context, label)), undo: undoOf(release.id, context) };
  }

  /** The tour planned in the chat; a tour without a name refers to it. */
  private async tourOfChat({ accountId, chatId }: ToolContext): Promise<Release | null> {
    const { releaseId } = await this.chats.read(accountId, chatId);
    const release = releaseId ? await this.releases.getRelease(accountId, releaseId) : null;
    return release?.kind === 'tour' ? release : null;
  }

  /** @throws ToolRefused for words that the artist didn't write. @param known the plan that changes */
  private assertSaid(
    { title, date, day, shows }: Pick<PlanRelease, 'title' | 'date'> & { day: string; shows: readonly Show[] },
    texts: readonly OwnText[],
    known?: Release,
  ): void {
    if (title !== '' && !texts.some(({ text }) => containsWords(plain(text), plain(title)))) throw notSaid(title);
    const before = new Map(known?.shows.map((show) => [show.id, show]));
    const planned = known ? [known.date, ...known.shows.map((show) => show.date)].flatMap((one) => one ?? []) : [];
    const missing = shows.flatMap((show) => unsaid(show, texts, before.get(show.id), planned) ?? [])[0];
    if (missing !== undefined) throw notSaid(missing);
    const isSaid =
      saysDay(texts, date, day) || saysDayLike(texts, day, known?.date ?? null) || saysSettledDay(texts, day);
    if (shows.length === 0 && !isSaid) throw notSaid(date);
  }

  private async planOf({ id, title, date, shows }: Release, context: ToolContext, label: string): Promise<ToolOutcome> {
    const { items, late } = await this.tasks.list(context.accountId, id);
    const output = {
      release: title,
      date: withWeekday(date),
      room: `/releases/${id}`,
      late: late?.sentence ?? null,
      shows: shows.map((show) => ({ date: spellDay(show.date), city: show.city, venue: show.venue })),
      tasks: items.map((task) => ({
        due: withWeekday(task.due),
        title: task.title,
        state: task.state,
        note: task.note,
      })),
    };
    return { output, label, link: `/releases/${id}` };
  }

  private async findTask(
    { release: title, task: wanted }: ChangeTask,
    { accountId }: ToolContext,
    asked: ArtistRequest,
  ): Promise<{ releaseId: string; task: Task }> {
    const release = await this.releases.findByTitle(accountId, title.trim());
    if (!release) throw new ToolRefused(`There is no release called “${title}”. Ask which one is meant.`);
    const { items } = await this.tasks.list(accountId, release.id);
    // “The blog pitch” means “Pitch blogs”.
    const wordsOf = (text: string): string[] =>
      (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.replace(/s$/u, ''));
    const named = wordsOf(wanted);
    const found = items.filter((task) => {
      const has = new Set(wordsOf(task.title));
      return named.length > 0 && named.every((word) => has.has(word));
    });
    const exact = items.find((task) => task.title.toLowerCase() === wanted.trim().toLowerCase());
    const [task, ...others] = exact ? [exact] : found;
    if (!task || others.length > 0) {
      const titles = (found.length > 0 ? found : items).slice(0, 20).map((one) => one.title);
      throw new ToolRefused(`Name one of these tasks: ${titles.join('; ')}`);
    }
    const titles = items.filter(({ id }) => id !== task.id).map((one) => one.title);
    const kind = task.documentKind === null ? {} : { kind: kindInSentence(task.documentKind) };
    if (!namesIt(asked, { title: task.title, others: titles, ...kind }))
      throw new ToolRefused(`The artist did not name “${task.title}”. Ask whether they mean it, by its whole title.`);
    return { releaseId: release.id, task };
  }
}

/** @throws ToolRefused with what to ask */
function dayOf(text: string, { timeZone, now }: ToolContext, moved?: string | null): string {
  const spoken = spokenDay(text, dayIn(timeZone, now), moved);
  if ('question' in spoken) throw new ToolRefused(spoken.question);
  return spoken.day;
}

function isSameShow(one: Show, other: Show): boolean {
  return one.id === other.id && one.date === other.date && one.city === other.city && one.venue === other.venue;
}

const notSaid = (words: string): ToolRefused =>
  new ToolRefused(`The artist did not write “${words}” themself. Ask them whether it is right.`);
