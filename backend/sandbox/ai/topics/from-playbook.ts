import type { Conversation } from '../conversation.js';
import { type Language, languageOf } from '../reading/language.js';
import { type PlaybookText, playbookTexts } from '../reading/playbook-texts.js';
import { sentencesIn } from '../sentences.js';
import type { ModelRequest } from '../wire/model-request.js';
import { inSpanish } from './spanish-playbook.js';

/** Words that say nothing about a text's subject: nearly every text and every question has them. */
const general: Record<Language, Set<string>> = {
  en: new Set(
    'about after again against album also around artist ask band because been before being best beyond both check come cost could date does done each email enough even every example fans finding first free friday from gets getting give gives goes going gone good great have having help here hiring into its just keep know last less like link links live long lots made make many mean might money month more most much music musician must name need never next nothing number often once online only other our over page part people perhaps place play post posts press price radio read really release same says self sell send shop should show since single small some somebody someone something song songs soon sound spotify still start story stream such take tell text than thank that their them then there these they thing things think this those ticket time times title track try under until upon used using very want week weeks well went were what when where whether which while will with without work worth would write writing year your yours'.split(
      ' ',
    ),
  ),
  es: new Set(
    'algo alguien algún alguna ahora antes aquí artista ayuda ayudan ayudar ayudas artistas aunque banda bandas bien bueno buena cada canción canciones cara casi cómo como cosa cosas cual cuál cualquier cuando cuándo cuanto cuánto cuanta cuánta cuantas cuántas cuántos cuantos debe deben debería debo decir desde después dice dicen dime dinero donde dónde disco durante ella ellos empezar entonces entra entrar entre entro enviar escribir esta está están estar este estas estos esto estoy falta fecha forma gente grupo gusta haber habrá hace hacen hacer hacia haga hago hasta haya hola hora igual lanzamiento lado luego lugar mandar manera más mejor menos meses mientras mismo misma momento mucha mucho muchos música musica músico nada nadie necesita necesito nombre nota nuestra nuestro nueva nuevo nunca otra otras otro otros para parte pasa pena pero persona personas poco poner porque posible prensa primera primero publicar puede pueden puedes puedo pues quién quien quiere quiero radio saber sacar salir sale según semana semanas sencillo siempre sirve sobre solo sólo sueno también tanto tener tengo tiene tienen tiempo toda todas todo todos todavía tema temas toca tocar trabajo través una unas unos usar útil vale varios veces verdad vez alguien ustedes vosotros oye buenas'.split(
      ' ',
    ),
  ),
};

/** Texts on how to write: a request for such a text gets the text. */
const ofCraft = /^(?:Writing|Preparing) /;

/** The form of a question: many end without a question mark. */
const asks =
  /\?|(?<!\p{L})(?:whats?|hows?|wheres?|when|which|who|why|any (?:tips|advice|ideas?|good)|tell me about|explain|is it (?:worth|true|ok|better|possible|too)|(?:should|can|could|may|do|does|would|is|are) (?:i|we|it|they|you|there|people|bands|artists|my|our|the)|would \p{L}+(?: \p{L}+)? be|need (?:advice|help|tips) (?:on|with|about)|want to know|wondering)(?!\p{L})|^\W*(?:(?:and|so|ok|hi|hey|also|but|well|oh),? )*(?:is|are|was|do|does|did|can|could|should|will|would|has)(?!\p{L})/iu;

/** The same in Spanish, often without its marks and accents. */
const asksInSpanish =
  /[?¿]|(?<!\p{L})(?:c[oó]mo|qu[eé] (?:es|son|hago|hacemos|tal|tan)|cu[aá](?:ndo|nto|ntos|ntas|l|les)|d[oó]nde|por qué|vale la pena|deb(?:o|emos|er[ií]a|er[ií]amos)|tengo que|hace falta|necesit(?:o|amos)|conviene|sirve (?:de|para)|hay|puedo|podemos|me (?:conviene|recomiend\p{L}+)|es (?:mejor|buena idea|necesario))(?!\p{L})/iu;

/**
 * The playbook text that came with the message and is about the same subject, verbatim, for a question that no topic answers; `''` if none
 * fits.
 */
export function fromPlaybook(request: ModelRequest, conversation: Conversation): string {
  const text = aboutQuestion(request, conversation);
  if (!text) return '';
  const { title, sources } = text;
  const body = asParagraphs(text.body);
  return languageOf(conversation.asked) === 'es'
    ? `Sigo un guion, así que este es el texto de mi guía:\n\n**${title}**\n\n${body}\n\nFuentes: ${sources}`
    : `I'm scripted, so this is my playbook's own text:\n\n**${title}**\n\n${body}\n\nSources: ${sources}`;
}

/** The text without the line breaks of its file, which a chat would show. Lists and tables keep theirs. */
function asParagraphs(body: string): string {
  return body.replaceAll(/(?<=\S)\n(?=[^\n\s|>#-])(?!\d+\.)/gu, ' ');
}

/**
 * Whether the message came with a playbook text about its question, and with none about the subject of a topic that shares a word with the
 * question: "how do I get lyrics on Spotify" is not about the pitch to Spotify.
 */
export function isBetterInPlaybook(request: ModelRequest, conversation: Conversation, topicTitle: string): boolean {
  const language = languageOf(conversation.asked);
  const own = subjectsIn(topicTitle, language);
  const isOffered = textsIn(request, language).some(({ title }) =>
    subjectsIn(title, language).some((word) => own.some((one) => isSame(word, one))),
  );
  return !isOffered && aboutQuestion(request, conversation) !== undefined;
}

/** The text that is about the question, in its language. */
function aboutQuestion(request: ModelRequest, { question, asked }: Conversation): PlaybookText | undefined {
  const language = languageOf(asked);
  const form = language === 'es' ? asksInSpanish : asks;
  const words = sentencesIn(question)
    .filter((one) => form.test(one))
    .flatMap((one) => subjectsIn(one, language));
  const found = textsIn(request, language).map((text) => ({ text, shared: sharedWith(text, words, language) }));
  const most = Math.max(0, ...found.map(({ shared }) => shared));
  return most === 0 ? undefined : found.find(({ shared }) => shared === most)?.text;
}

/** The texts that came with the message, but for those on how to write. */
function textsIn(request: ModelRequest, language: Language): PlaybookText[] {
  const texts = playbookTexts(request).filter(({ title }) => !ofCraft.test(title));
  return language === 'es' ? texts.map(inSpanish) : texts;
}

/**
 * How many of a question's words a text is about; each counts twice if it is in the title. The script can't judge a text, so a word must be
 * there or come up again and again.
 */
function sharedWith({ title, body }: PlaybookText, words: readonly string[], language: Language): number {
  const inTitle = subjectsIn(title, language);
  const inBody = subjectsIn(body, language);
  return [...new Set(words)].reduce((sum, word) => {
    if (inTitle.some((one) => isSame(word, one))) return sum + 2;
    return sum + (inBody.filter((one) => isSame(word, one)).length >= oftenInBody ? 1 : 0);
  }, 0);
}

/** How often a word comes up in a text that is about it. */
const oftenInBody = 2;

/** "merch" and "merchandise", "fund" and "funding". */
function isSame(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long === short || (short.length >= 5 && long.startsWith(short));
}

/** The words of four or more letters that name a subject, without accents and a plural's "s". */
function subjectsIn(text: string, language: Language): string[] {
  const isSubject = (word: string): boolean => !general[language].has(word);
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter(isSubject)
    .map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''))
    .filter(isSubject)
    .map((word) => word.normalize('NFD').replaceAll(/(?![\u0303])\p{M}/gu, ''));
}
