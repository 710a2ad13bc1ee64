import { type Day, parseIsoDay } from '../calendar.js';
import { objectOr } from '../wire/json-value.js';
import { type ModelRequest, systemText } from '../wire/model-request.js';
import { gigDetailsIn } from './concerts/gig-details.js';
import type { Show } from './shows.js';
import type { NamedWork } from './works/titles.js';

/** A pitch that was sent for a release. */
export interface RoomPitch {
  name: string;
  outlet: string;
  status: string;
  /** The day of the one follow-up. */
  due: Day | null;
}

/** An open task of a plan; overdue if before today. */
export interface RoomTask {
  title: string;
  due: Day;
}

/** A planned release or tour with its next tasks. */
export interface Plan {
  title: string;
  nextTasks: RoomTask[];
}

/** The release or tour the conversation belongs to. */
export interface Room extends Plan {
  format: NamedWork['format'];
  day: Day | null;
  shows: Show[];
  listenLink: string;
  pitches: RoomPitch[];
}

const formats: Record<string, NamedWork['format']> = { single: 'single', ep: 'EP', album: 'album' };

/** Reads `<room>{…}</room>` from the system message; null if there is none. */
export function readRoom(request: ModelRequest): Room | null {
  // The rules above the block mention its tag as well.
  const json = /<room>(\{[\s\S]*?)<\/room>/.exec(systemText(request.messages))?.[1];
  if (!json) return null;
  const { kind, title, date, format, shows, listenLink, pitches, nextTasks } = objectOr(parsed(json));
  // The time between releases has a name, but it isn't a title.
  if (kind === 'between' || typeof title !== 'string') return null;
  return {
    title,
    nextTasks: tasksOf(nextTasks),
    format: kind === 'tour' ? 'tour' : (formats[String(format)] ?? null),
    day: dayOf(date) ?? null,
    shows: Array.isArray(shows) ? shows.flatMap(showOf) : [],
    listenLink: typeof listenLink === 'string' ? listenLink : '',
    pitches: Array.isArray(pitches) ? pitches.flatMap(pitchOf) : [],
  };
}

/** Reads `<plans>[…]</plans>`: the artist's plans, in a conversation that belongs to none of them. */
export function readPlans(request: ModelRequest): Plan[] {
  const json = /<plans>(\[[\s\S]*?)<\/plans>/.exec(systemText(request.messages))?.[1];
  const plans = json ? parsed(json) : [];
  return (Array.isArray(plans) ? plans : []).map(objectOr).flatMap(({ title, nextTasks }) => {
    return typeof title === 'string' ? [{ title, nextTasks: tasksOf(nextTasks) }] : [];
  });
}

/** The conversation's plan, the one the message names, or the only one; null if several could be meant. */
export function planMeant({ room, plans }: { room: Room | null; plans: Plan[] }, message: string): Plan | null {
  if (room !== null) return room;
  const words = message.toLowerCase();
  const named = plans.filter(({ title }) => words.includes(title.toLowerCase()));
  const [only, ...others] = named.length > 0 ? named : plans;
  return only && others.length === 0 ? only : null;
}

function tasksOf(value: unknown): RoomTask[] {
  return (Array.isArray(value) ? value : []).map(objectOr).flatMap(({ title, due }) => {
    const day = dayOf(due);
    return typeof title === 'string' && day !== undefined ? [{ title, due: day }] : [];
  });
}

function showOf(value: unknown): Show[] {
  const { date, city, venue } = objectOr(value);
  const day = dayOf(date);
  if (day === undefined) return [];
  return [
    {
      day,
      town: typeof city === 'string' ? city : '',
      venue: typeof venue === 'string' ? venue : '',
      gig: gigDetailsIn([]),
    },
  ];
}

function pitchOf(value: unknown): RoomPitch[] {
  const { name, outlet, status, followUpDue } = objectOr(value);
  if (typeof name !== 'string' || typeof status !== 'string') return [];
  return [{ name, outlet: typeof outlet === 'string' ? outlet : '', status, due: dayOf(followUpDue) ?? null }];
}

function dayOf(value: unknown): Day | undefined {
  return typeof value === 'string' ? parseIsoDay(value) : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
