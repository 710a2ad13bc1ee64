import { asksForText } from '../../acting/documents-asked.js';
import type { Situation } from '../../acting/call.js';
import { upperFirst } from '../../first-letters.js';
import { asSentence, type EarlyPost, earlyPost, messagesSince } from '../../reading/crisis/early-posts.js';
import type { Language } from '../../reading/language.js';
import { askedDocuments } from '../../writing/asked/asked-document.js';

const leads: Record<'public' | 'story' | 'personal', Record<Language, string>> = {
  public: {
    en: 'Short, owning the mistake, and saying nothing that isn’t certain:',
    es: 'Corto, con el fallo como tuyo y sin adelantar nada más:',
  },
  story: { en: 'For a story:', es: 'Para una historia:' },
  personal: { en: 'In private; you copy and send it yourself:', es: 'En privado; lo copias y lo envías tú:' },
};

const asksWhatToSay: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:what|how) (?:do|should|can|could|would) (?:i|we) (?:say|write|post|put|tell|do|fix|apologi[sz]e|word|explain)(?!\p{L})|(?<!\p{L})(?:statement|apolog\p{L}+|say sorry|something to (?:post|say)|need (?:words|a post)|help)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:qu[eé]|c[oó]mo) (?:les? |lo )?(?:digo|decimos|escribo|pongo|ponemos|publico|publicamos|hago|hacemos|cuento|explico|arreglo|arreglamos|aclaro)(?!\p{L})|(?<!\p{L})(?:comunicado|disculp\p{L}+|perdón|aclarar\p{L}*|algo para (?:publicar|subir|decir)|ay[uú]da\p{L}*|escr[ií]b\p{L}+)(?!\p{L})/iu,
};
const wantsShort =
  /(?<!\p{L})(?:cort(?:o|a|ito|ita|ico)|breves?|stor(?:y|ies)|historias?|short(?:er)?|brief)(?!\p{L})/iu;
const ofStories = /(?<!\p{L})(?:stor(?:y|ies)|historias?)(?!\p{L})/iu;
const tellsItIsGone =
  /(?<!\p{L})(?:borr(?:ad[oa]|é|amos)|quit(?:ad[oa]|é|amos)|eliminad[oa]|deleted|removed|took it down|taken down)(?!\p{L})/iu;
const isToPerson: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:what (?:do|should|can|would) (?:i|we) (?:write|say|send|tell|put)(?: to)? (?:her|him|them|the|my|our|\p{L}+)(?!\p{L})|(?:message|e-?mail|dm|note|text)(?: just)? (?:to|for) (?:her|him|them|the (?!gig|show|story|fans)\p{L}+)|apologi[sz]e to (?!the fans|fans|everyone|people))/iu,
  es: /(?<!\p{L})(?:(?:qu[eé]|c[oó]mo) (?:se l[oa]|le|les) (?:escribo|escribimos|digo|decimos|pongo|mando|contesto)(?!\p{L})|(?:mensaje|correo|mail|whatsapp|privado|dm) (?:para|a(?:l)?) (?:ell[oa]|él|la|el|l[oa]s|\p{Lu})|escr[ií]b[ei]le|disculp\p{L}+ con |ped\p{L}+ perdón a )/iu,
};
const addressing =
  /(?<!\p{L})(?:tut[eé]\p{L}*|v[oó]s[eé]al\p{L}*|de (?:t[uú]|vos|usted)|usted|m[aá]s (?:cercan[oa]|informal|formal)|(?:less|more) (?:formal|informal|friendly))(?!\p{L})/iu;
const usted = /(?<!\p{L})(?:usted|más formal)(?!\p{L})/iu;
const names =
  /(?<!\p{L})(?:se llama|(?:her|his|their) name(?:['’]?s| is)|(?:she|he)(?:['’]?s| is) (?:called|named)) ["“«]?(?<name>\p{L}[\p{L}'’-]+)/iu;
const nameBehind =
  /(?<!\p{L})(?:escribo|digo|pongo|mando|write|say|para|message|note|e-?mail|correo|mensaje)(?: to| for| a| para)? (?:a |to )?(?<name>\p{Lu}[\p{L}'’-]+)/u;
/** After so many messages, "make it short" is about something else. */
const longestAgo = 5;
const longest = 160;

/** The texts for a post that came too early, to everyone or to one person, as quotes to copy; `''` for other messages. */
export function postedEarly(situation: Situation): string {
  const { question, asked, said } = situation.conversation;
  const { language } = situation.known;
  const post = earlyPost(asked, language);
  const since = messagesSince(asked, language);
  if (post === null || since > longestAgo) return '';
  const isPersonalLast = (said.at(-1) ?? '').startsWith(leads.personal[language]);
  if (since === 0) {
    const isOfOther = askedDocuments(question).some(
      (kind) => !['crisis_statement', 'captions', 'press_release'].includes(kind),
    );
    if (isOfOther || !(asksWhatToSay[language].test(question) || asksForText(situation))) return '';
    return wantsShort.test(question) ? inShort(post, question, language) : toEveryone(post, language);
  }
  if (question.length > longest) return '';
  const isAddressed =
    isPersonalLast && (addressing.test(question) || names.test(question) || wantsShort.test(question));
  if (isToPerson[language].test(question) || isAddressed) return toPerson(post, situation, since);
  if (wantsShort.test(question)) return inShort(post, question, language);
  if (tellsItIsGone.test(question)) return toEveryone(post, language);
  return '';
}

/** Whether a reply is one of these texts, which answers the whole of a message. */
export function isOfEarlyPost(reply: string): boolean {
  return Object.values(leads).some((lead) => Object.values(lead).some((words) => reply.startsWith(words)));
}

function toEveryone(post: EarlyPost, language: Language): string {
  const [isGone, more] = goneOrNot(post, language);
  const words =
    language === 'es'
      ? `${asSentence(whatWasSaid(post, language))}: ${post.isGroup ? 'nos adelantamos. El fallo es nuestro y lo sentimos' : 'me adelanté. El fallo es mío y lo siento'}.${isGone}`
      : `${asSentence(whatWasSaid(post, language))}. That was ${post.isGroup ? 'our mistake, and we’re' : 'my mistake, and I’m'} sorry.${isGone}`;
  return [leads.public[language], quoted([words]), `${more}${beforehand[language]}`].join('\n\n');
}

const beforehand: Record<Language, string> = {
  en: 'It has only what you told me. Show it first to whoever asked you to take the post down.',
  es: 'Tiene solo lo que me has contado. Enséñaselo antes a quien te pidió borrarlo.',
};

function inShort(post: EarlyPost, question: string, language: Language): string {
  const [isGone, more] = goneOrNot(post, language);
  const reason = because(post, language);
  const words =
    language === 'es'
      ? `${post.isGroup ? 'Nos adelantamos' : 'Me adelanté'} con lo ${ofThing(post)}${reason === '' ? '' : `: ${reason}`}. Fallo ${post.isGroup ? 'nuestro' : 'mío'}, perdón.${isGone}`
      : `${post.isGroup ? 'We' : 'I'} posted${post.about === '' ? '' : ` about ${post.about}`} too soon${reason === '' ? '' : `: ${reason}`}. ${post.isGroup ? 'Our' : 'My'} mistake, sorry.${isGone}`;
  const lead = ofStories.test(question) ? leads.story : leads.public;
  return [lead[language], quoted([words]), `${more}${beforehand[language]}`].join('\n\n');
}

function toPerson(post: EarlyPost, { conversation: { question, asked }, known }: Situation, since: number): string {
  const { language, name } = known;
  const [isGone, more] = goneOrNot(post, language);
  const told = asked.slice(-since);
  const who = upperFirst(
    told
      .map((text) => names.exec(text)?.groups?.['name'] ?? nameBehind.exec(text)?.groups?.['name'] ?? '')
      .findLast(Boolean) ?? '',
  );
  const isFormal =
    told.some((text) => usted.test(text)) && !/(?<!\p{L})(?:tut[eé]\p{L}*|de (?:t[uú]|vos))(?!\p{L})/iu.test(question);
  const isShort = wantsShort.test(question);
  const lines =
    language === 'es'
      ? [
          `Hola, ${who || '[nombre]'}:`,
          `${whatWasSaid(post, language)}. Fue un fallo ${post.isGroup ? 'nuestro y lo sentimos' : 'mío y lo siento'}.${isGone}`,
          ...(isShort
            ? []
            : [
                isFormal
                  ? 'Si quiere que se aclare en público, dígame cómo.'
                  : 'Si quieres que se aclare en público, dime cómo.',
              ]),
          name || '[tu nombre]',
        ]
      : [
          `Hello ${who || '[first name]'},`,
          `${asSentence(whatWasSaid(post, language))}. That was ${post.isGroup ? 'our mistake, and we’re' : 'my mistake, and I’m'} sorry.${isGone}`,
          ...(isShort ? [] : ['If you’d like it put right in public, tell me how.']),
          name || '[your name]',
        ];
  const form = language === 'es' && addressing.test(question) ? (isFormal ? 'Va de usted.' : 'Va de tú.') : '';
  return [leads.personal[language], quoted(lines), [form, more.trim()].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join('\n\n');
}

/** What was posted and why it was too early: "ayer publiqué que tocaba en el festival Pinar, y todavía no había confirmación". */
function whatWasSaid(post: EarlyPost, language: Language): string {
  const reason = because(post, language);
  if (reason === '') return `${post.said} ${language === 'es' ? 'antes de tiempo' : 'too soon'}`;
  return `${post.said}, ${language === 'es' ? 'y' : 'and'} ${reason}`;
}

/** Why it was too early, in words that fit whatever the post was about; `''` if they gave no reason. */
function because({ why, isGroup }: EarlyPost, language: Language): string {
  if (why === 'early') return '';
  if (language === 'es') return why === 'secret' ? 'todavía no se podía contar' : 'todavía no había confirmación';
  return why === 'secret' ? `it wasn’t ${isGroup ? 'ours' : 'mine'} to tell yet` : 'it wasn’t confirmed yet';
}

/** "Del festival Pinar", "de la gira", "que publiqué". */
function ofThing({ about, isGroup }: EarlyPost): string {
  if (about === '') return isGroup ? 'que publicamos' : 'que publiqué';
  return /^el /iu.test(about) ? `del ${about.slice(3)}` : `de ${about}`;
}

/** The sentence that the post is gone or, beside the text, what to say once it is. */
function goneOrNot({ isGone }: EarlyPost, language: Language): [inText: string, beside: string] {
  if (language === 'es')
    return isGone
      ? [' La publicación ya está borrada.', '']
      : ['', 'Cuando la borres, di **ya la he borrado** y lo añado. '];
  return isGone ? [' The post is gone.', ''] : ['', 'Once it’s deleted, say **I’ve deleted it** and I’ll add that. '];
}

function quoted(paragraphs: readonly string[]): string {
  return paragraphs.map((one) => `> ${one}`).join('\n>\n');
}
