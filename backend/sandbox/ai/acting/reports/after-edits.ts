import { longDay, parseIsoDay } from '../../calendar.js';
import type { Language } from '../../reading/language.js';
import type { ModelRequest } from '../../wire/model-request.js';
import { linkedSoFar } from '../linked-documents.js';

/** "Take it off everything", beside what is off; "change it in both", beside the new time. */
const repeatsEdit =
  /^\W*(?:(?:please|pls|so|then|and|now|just|can you|could you|would you|kindly|possibly|perhaps)[ ,]+)*(?:add|include|mention|slip|squeeze|take|cut|remove|drop|delete|change|update|fix|correct|swap|put|move)(?: (?:it|that|this|them|him|her))?(?: (?:off|out|in|on|from|to|of|for|into))*(?: (?:everything|everywhere|both|all|each|the lot|(?:all|both|each)(?: of)? (?:them|(?:the|my|our|these|those) \p{L}+)))?(?: (?:too|please|pls|as well))*\W*$/iu;
/** "Can you update the post?", beside what was told for it. */
const updatesText =
  /^\W*(?:(?:please|pls|so|then|and|now|just|also|can you|can u|could you|could u|would you|y|pues|por favor|porfa|me|lo|puedes|podés|podrías)[ ,]+)*(?:(?:update|redo|change|edit|fix|correct|amend|adjust) (?:it|that|this|(?:the|my|our) (?:\p{L}+ )?(?:posts?|texts?|statements?|captions?|announcements?|messages?))|(?:actualiz|corrig|corríg|cambi|cámbi|arregl|arrégl|modific)(?:a|á|as|ás|e|ar|al[oa]|arl[oa])(?: (?:el|la|mi|nuestr[oa]|ese|esa) (?:texto|post|publicación|comunicado|anuncio|mensaje))?)(?: (?:too|please|pls|as well|now|then|for (?:me|us)|ya|también|por favor|porfa))*\W*$/iu;
/** "Can you move everything two weeks", beside the new day from which the plan was counted again. */
const movesAll =
  /(?<!\p{L})(?:move|shift|push|bring|slide|put|change|update|adjust|redo|recalculate)(?: (?:back|forward|on))? (?:everything|all (?:the )?(?:dates|tasks|of it)|it all|the (?:whole |entire )?(?:plan|schedule|timeline|lot|dates)|(?:the )?rest(?: of (?:it|the plan))?)(?: (?:else|back|forward|on|along|by|to match|accordingly|with it|too))*(?: (?:by )?(?:an?|one|two|three|four|\d+) (?:days?|weeks?|months?|fortnight))?(?: (?:back|later|earlier|forward|on|too|please|pls|accordingly|then))*\W*$/iu;
const seesAgain =
  /(?<!\p{L})(?:give|send|show|let|write|print|pásame|dame|muéstrame|mándame)(?: (?:me|us))?(?: (?:see|have))? (?<which>both|it|them|all(?: of (?:it|them))?|everything|the (?:lot|texts?|two|three)|(?:l[oa]s dos|todo|tod[oa]s))(?: (?:texts?|of them))?(?: (?:again|back|once more|now|in full|otra vez|de nuevo))+(?!\p{L})/iu;
/** More links would bury the reply. */
const most = 6;

/** Whether a part of a message only says again what the reply's edits did. */
export function isOfEdits(words: string, tools: readonly (string | null)[]): boolean {
  return tools.includes('edit_document') && (repeatsEdit.test(words) || updatesText.test(words));
}

/** "Put that in first and change it to five nights", beside the night that was added. */
const addsNight =
  /^\W*(?:(?:please|pls|so|then|and|now|just|can you|could you|would you)[ ,]+)*(?:(?:add|put|stick|pop|slot|include|move)(?: (?:it|that|this|them|that one|this one|that night))?(?: (?:in|on|to|at|as|up|the|it|there|list|tour|dates|run|plan|first|last|top|start|end|beginning|front|too|night|one|order))*|(?:change|make|update|correct|turn)(?: (?:it|that|this|the (?:tour|run|number|title)))?(?: (?:to|into|say|a|an))* (?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?:[- ](?:nights?|dates?|shows?|gigs?|stops?|cities|towns))?)(?: (?:too|please|pls|then|now|instead))*\W*$/iu;
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The nights that a reply lists: "- Wednesday 3 March: Boone". */
const listedNight = /^- (?<day>\p{L}+ \d{1,2} \p{L}+): /gmu;

/**
 * Whether a part of a message only says again what the reply shows of a tour's plan: where the further night stands, and how many there are.
 * @param plan the arguments of the plan's call as JSON; `''` for none
 */
export function isOfNewNight(words: string, reply: string, plan: string): boolean {
  const found = addsNight.exec(words);
  const [night] = [...plan.matchAll(/"date":"(?<day>\d{4}-\d\d-\d\d)","replaces"/gu)];
  if (found === null || night === undefined) return false;
  const listed = [...reply.matchAll(listedNight)].map(({ groups }) => groups?.['day'] ?? '');
  const count = found.groups?.['count']?.toLowerCase();
  if (count !== undefined) return (numbers[listed.length] ?? '') === count || String(listed.length) === count;
  const on = longDay(parseIsoDay(night.groups?.['day'] ?? '') ?? 0).replace(/ \d{4}$/u, '');
  return !/(?<!\p{L})(?:first|top|start|front|beginning)(?!\p{L})/iu.test(words) || listed[0] === on;
}

/** Whether a part of a message only says that the plan follows its new day. */
export function isOfMove(words: string, tools: readonly (string | null)[]): boolean {
  return tools.includes('plan_release') && movesAll.test(words);
}

/** Where the texts are that a part of a message wants to see again after edits: "give me both again"; `''` for other parts. */
export function textsAgain(words: string, { messages }: ModelRequest, language: Language): string {
  const which = seesAgain.exec(words)?.groups?.['which']?.toLowerCase();
  const said = messages.filter(({ role }) => role === 'assistant').map(({ text }) => text);
  const linked = linkedSoFar(said);
  if (which === undefined || linked.length === 0) return '';
  const count = { it: 1, both: 2, 'the two': 2, 'los dos': 2, 'las dos': 2 }[which] ?? most;
  const links = linked.slice(0, count).map(({ id, title }) => `[${kindOf(id, said)}${title}](/documents/${id})`);
  const list = links.join(', ');
  if (language === 'es')
    return links.length === 1 ? `Está aquí, como queda ahora: ${list}.` : `Están aquí, como quedan ahora: ${list}.`;
  return links.length === 1 ? `It’s here, as it stands now: ${list}.` : `They’re here, as they stand now: ${list}.`;
}

/** "Captions: ", since texts about the same news have the same title. */
function kindOf(id: string, said: readonly string[]): string {
  const before = said.find((one) => one.includes(`](/documents/${id})`))?.split(`](/documents/${id})`)[0] ?? '';
  const [, kind = ''] = /(?:I wrote your|He escrito (?:tu|tus)|- ) ?([^:[\]\n]{3,40}): \[[^[\]]*$/u.exec(before) ?? [];
  return kind === '' ? '' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}: `;
}
