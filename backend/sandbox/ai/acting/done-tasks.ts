import { meaningOf } from '../intents/meaning.js';
import type { Plan, RoomTask } from '../reading/room.js';
import type { Situation } from './call.js';

/** The subjects of a plan's tasks, as artists name them and as the titles do. */
const subjects: [said: RegExp, inTitle: string][] = [
  [/(?<!\p{L})(?:photos?|pics?|pictures|shoot|fotos|fotografías)(?!\p{L})/iu, 'photos'],
  [/(?<!\p{L})(?:bios?|biography|biografía)(?!\p{L})/iu, 'bio'],
  [/(?<!\p{L})(?:press release|nota(?: de prensa)?|gacetilla)(?!\p{L})/iu, 'press release'],
  [/(?<!\p{L})one[- ]?sheet(?!\p{L})/iu, 'one-sheet'],
  [/(?<!\p{L})(?:spotify for artists|s4a)(?!\p{L})/iu, 'Spotify for Artists'],
  [/(?<!\p{L})(?:spotify|editorial)(?!\p{L})/iu, 'Spotify'],
  [/(?<!\p{L})(?:cover|artwork|sleeve|portada|carátula|arte de tapa)(?!\p{L})/iu, 'check the cover'],
  [
    /(?<!\p{L})(?:distributor|distrokid|tunecore|cd ?baby|ditto|amuse|distribuidora|masters?|wavs?)(?!\p{L})/iu,
    'distributor',
  ],
  [/(?<!\p{L})(?:blogs?|magazines?|revistas?)(?!\p{L})/iu, 'blogs'],
  [/(?<!\p{L})(?:radios?|stations?|emisoras?)(?!\p{L})/iu, 'radio'],
  [/(?<!\p{L})(?:premiere|exclusive|estreno)(?!\p{L})/iu, 'premiere'],
  [/(?<!\p{L})canvas(?!\p{L})/iu, 'Canvas'],
  [/(?<!\p{L})(?:list of (?:people|contacts|blogs)|contacts? list|press list|lista)(?!\p{L})/iu, 'list'],
  [/(?<!\p{L})(?:pre-?save|countdown)(?!\p{L})/iu, 'countdown'],
  [/(?<!\p{L})(?:follow(?:ed)?[- ]?ups?|chased)(?!\p{L})/iu, 'follow'],
];

/** The next task of a plan that a message is about; undefined if it names none. */
export function taskNamed(question: string, plan: Plan): RoomTask | undefined {
  const [, inTitle] = subjects.find(([said]) => said.test(question)) ?? [];
  if (inTitle === undefined) return undefined;
  return plan.nextTasks.find(({ title }) => title.toLowerCase().includes(inTitle.toLowerCase()));
}

/** The title of the task that a few words name, or the words of it that its title has; undefined if they name none. */
export function subjectNamed(words: string, plan: Plan): string | undefined {
  return taskNamed(words, plan)?.title ?? subjects.find(([said]) => said.test(words))?.[1];
}

/** Questions, and words for what isn't done or is still to do. The classifier hardly sees a "not", and a tick changes the plan. */
const isNotDone =
  /[?¿]|(?<!\p{L})(?:not|n[o’']t|\p{L}+n[’']t|havent|hasnt|isnt|arent|didnt|wasnt|cant|wont|never|no|nothing|none|nobody|almost|nearly|half|soon|later|yet|still|need(?:s|ed)?|have to|has to|got to|gotta|must|should|want|will|going to|gonna|about to|once|when|if|before|until|todavía|todavia|aún|aun|nunca|falta\p{L}*|casi|tengo que|hay que|voy a|vamos a|quiero|necesit\p{L}+|cuando|si)(?!\p{L})/iu;

/** "La portada y las fotos": several things. */
const listsThings =
  /(?<!\p{L})(?:y|e) (?:también )?(?:(?:el|la|los|las|lo de(?:l| la| los| las)?|mi|mis|nuestr[oa]s?) )?\p{L}/iu;

/** The tasks of a plan that a message reports as done: their titles if they are among the next ones, or else words of them. */
export function doneTasks({ conversation, known }: Pick<Situation, 'conversation' | 'known'>, plan: Plan): string[] {
  const { question } = conversation;
  if (isNotDone.test(question) || meaningOf(question, known.language)?.intent !== 'task-done') return [];
  const [first, ...others] = subjects.filter(([said]) => said.test(question));
  const joined = listsThings.test(question) ? others : [];
  return [...(first ? [first] : []), ...joined].map(
    ([, inTitle]) =>
      plan.nextTasks.find(({ title }) => title.toLowerCase().includes(inTitle.toLowerCase()))?.title ?? inTitle,
  );
}
