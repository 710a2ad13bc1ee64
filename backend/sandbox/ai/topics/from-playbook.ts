import type { Conversation } from '../conversation.js';
import { languageOf } from '../reading/language.js';
import { type PlaybookText, playbookTexts } from '../reading/playbook-texts.js';
import { sentencesIn } from '../sentences.js';
import type { ModelRequest } from '../wire/model-request.js';

/** Words that say nothing about a text's subject: nearly every text and every question has them. */
const general = new Set(
  'about after again against album also around artist ask band because been before being best beyond both check come cost could date does done each email enough even every example fans finding first free friday from gets getting give gives goes going gone good great have having help here hiring into its just keep know last less like link links live long lots made make many mean might money month more most much music musician must name need never next nothing number often once online only other our over page part people perhaps place play post posts press radio read really release same says self sell send shop should show since single small some somebody someone something song songs soon sound still start story stream such take tell text than thank that their them then there these they thing things think this those ticket time times title track try under until upon used using very want week weeks well went were what when where whether which while will with without work worth would write writing year your yours'.split(
    ' ',
  ),
);

/** Texts on how to write: a request for such a text gets the text. */
const ofCraft = /^(?:Writing|Preparing) /;

/** The form of a question: many end without a question mark. */
const asks =
  /\?|(?<!\p{L})(?:whats?|hows?|wheres?|when|which|who|why|any (?:tips|advice|ideas?|good)|tell me about|explain|is it (?:worth|true|ok|better|possible|too)|(?:should|can|could|may|do|does|would|is|are) (?:i|we|it|they|you|there|people|bands|artists|my|our|the)|would \p{L}+(?: \p{L}+)? be|need (?:advice|help|tips) (?:on|with|about)|want to know|wondering)(?!\p{L})|^\W*(?:(?:and|so|ok|hi|hey|also|but|well|oh),? )*(?:is|are|was|do|does|did|can|could|should|will|would|has)(?!\p{L})/iu;

/**
 * The playbook text that came with the message and is about the same subject, verbatim, for a question that no topic answers; `''` if none
 * fits. The texts are in English, so a question in Spanish gets none.
 */
export function fromPlaybook(request: ModelRequest, conversation: Conversation): string {
  const text = aboutQuestion(request, conversation);
  if (!text) return '';
  return `I'm scripted, so this is my playbook's own text:\n\n**${text.title}**\n\n${text.body}\n\nSources: ${text.sources}`;
}

/**
 * Whether the message came with a playbook text about its question, and with none about the subject of a topic that shares a word with the
 * question: "how do I get lyrics on Spotify" is not about the pitch to Spotify.
 */
export function isBetterInPlaybook(request: ModelRequest, conversation: Conversation, topicTitle: string): boolean {
  const own = subjectsIn(topicTitle);
  const isOffered = playbookTexts(request).some(({ title }) =>
    subjectsIn(title).some((word) => own.some((one) => isSame(word, one))),
  );
  return !isOffered && aboutQuestion(request, conversation) !== undefined;
}

function aboutQuestion(request: ModelRequest, { question, asked }: Conversation): PlaybookText | undefined {
  if (languageOf(asked) === 'es') return undefined;
  const words = sentencesIn(question)
    .filter((one) => asks.test(one))
    .flatMap(subjectsIn);
  return playbookTexts(request).find((one) => !ofCraft.test(one.title) && isAbout(one, words));
}

/**
 * Whether a text is about a question's words. The script can't judge a text, so one of the words must be in its title, or come up in it
 * again and again.
 */
function isAbout({ title, body }: PlaybookText, words: readonly string[]): boolean {
  const inTitle = subjectsIn(title);
  const inBody = subjectsIn(body);
  return words.some(
    (word) =>
      inTitle.some((one) => isSame(word, one)) || inBody.filter((one) => isSame(word, one)).length >= oftenInBody,
  );
}

/** How often a word comes up in a text that is about it. */
const oftenInBody = 2;

/** "merch" and "merchandise", "fund" and "funding". */
function isSame(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long === short || (short.length >= 5 && long.startsWith(short));
}

/** The words of four or more letters that name a subject, without a plural's "s". */
function subjectsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !general.has(word))
    .map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''))
    .filter((word) => !general.has(word));
}
