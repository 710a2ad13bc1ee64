import type { Language } from '../../reading/language.js';
import { withoutAccents } from '../../without-accents.js';

/** What a question is for, as its plain words say it, and how the answers know that question. The first one counts. */
type Subject = [asks: RegExp, plain: string];

const spanish: Subject[] = [
  [/(?<!\p{L})hora.*(?<!\p{L})(?:puertas|abr\p{L}+)|puertas.*hora/u, '¿A qué hora abren las puertas?'],
  [/(?<!\p{L})horas?(?!\p{L})/u, '¿A qué hora es?'],
  [/(?<!\p{L})(?:abr\p{L}+|telone\p{L}+)(?!\p{L})/u, '¿Quién abre?'],
  [/quien.*(?<!\p{L})produ(?:jo|cia|ce|ctora?|cio)(?!\p{L})/u, '¿Quién lo produjo?'],
  [/quien.*(?<!\p{L})mezcl\p{L}+/u, '¿Quién lo mezcló?'],
  [/quien.*(?<!\p{L})master\p{L}+/u, '¿Quién lo masterizó?'],
  [/quien.*(?<!\p{L})grab\p{L}+/u, '¿Quién lo grabó?'],
  [
    /(?<!\p{L})(?:precios?|cuanto (?:era|eran|fue|(?:te|os) (?:dije|dijimos))(?= *(?:$|[?.!]|que (?:era|es|cost|val|cuest)))|entradas?|boletos?|boletas?|val[ei]an?|costaban?|cuestan?)(?!\p{L})/u,
    '¿Cuánto cuesta la entrada?',
  ],
  [
    /(?<!\p{L})(?:titulo|titul\p{L}+|llam\p{L}+|nombre (?:del?|de la|tenia) (?:disco|ep|single|sencillo|cancion|tema|album|rola))(?!\p{L})/u,
    '¿Cómo se llama?',
  ],
  [
    /(?<!\p{L})(?:dia|fecha|cuando)(?!\p{L}).*(?<!\p{L})(?:sal\p{L}+|lanz\p{L}+|public\p{L}+|estren\p{L}+)/u,
    '¿Cuándo sale?',
  ],
  [
    /(?<!\p{L})(?:dia|fecha|cuando)(?!\p{L}).*(?<!\p{L})(?:toc\p{L}+|concierto|bolo|show|recital|tocada|toque)(?!\p{L})/u,
    '¿Cuándo es el concierto?',
  ],
  [/(?<!\p{L})(?:dia|fecha|cuando)(?!\p{L})/u, '¿Qué día es?'],
  [/(?<!\p{L})(?:sala|donde|local|lugar|sitio|bar|foro)(?!\p{L})/u, '¿Dónde tocamos?'],
  [/(?<!\p{L})de que (?:trata|trataba|va|iba|habla|hablaba)(?!\p{L})/u, '¿De qué trata?'],
];
const english: Subject[] = [
  [/(?<!\p{L})(?:time|when)(?!\p{L}).*(?<!\p{L})(?:doors?|open)(?!\p{L})/u, 'What time do doors open?'],
  [/(?<!(?:last|this|first|next|other|previous) )(?<!\p{L})time(?!\p{L})/u, 'What time does it start?'],
  [/(?<!\p{L})(?:open(?:s|ing|er)?|support(?:s|ing)?)(?!\p{L})/u, 'Who is supporting?'],
  [/who.*(?<!\p{L})produc\p{L}+/u, 'Who produced it?'],
  [/who.*(?<!\p{L})mix\p{L}*/u, 'Who mixed it?'],
  [/who.*(?<!\p{L})master\p{L}+/u, 'Who mastered it?'],
  [
    /(?<!\p{L})(?:prices?|how much did (?:i|we) (?:say|tell you) (?:it|they|that|entry|the (?:door|entry|gig|show|concert))|tickets?|entry)(?!\p{L})/u,
    'How much are tickets?',
  ],
  [
    /(?<!\p{L})(?:title|called|(?:name (?:of )?(?:the|my|our) (?:song|single|album|ep|record|track)))(?!\p{L})/u,
    'What is the title?',
  ],
  [
    /(?<!\p{L})(?:day|date|when)(?!\p{L}).*(?<!\p{L})(?:out|releas\p{L}+|drop\p{L}*)(?!\p{L})|(?<!\p{L})(?:release|launch|out) (?:date|day)(?!\p{L})/u,
    'When is it out?',
  ],
  [/(?<!\p{L})(?:day|date|when)(?!\p{L}).*(?<!\p{L})(?:gig|show|concert|play\p{L}*)(?!\p{L})/u, 'When is the gig?'],
  [
    /(?<!\p{L})releas\p{L}+(?!\p{L}).*(?<!\p{L})(?:day|date)(?!\p{L})|(?<!\p{L})(?:the|which|what|my|our) (?:day|date)(?!\p{L})/u,
    'When is it out?',
  ],
  [
    /(?<!\p{L})(?:venue|where(?! (?:do|can|will|did) (?:i|we) (?:find|get|see|open|look|send|post|put|upload))|which (?:bar|club|pub|hall|room))(?!\p{L})/u,
    'Where do we play?',
  ],
];

const lead =
  '^\\W*(?:(?:hola|oye|che|perdona|perdón|perdon|y|ah|uy|ay|pero|entonces|gracias|muchas gracias|a ver|wey|güey|hi|hey|sorry|and|so|wait|ok|okay|oh|thanks|thank you|cheers|ta|lovely|great|nice|perfect|cool|lol|hmm+|actually)[ ,.!]+)*';
/** "Como te dije, son 7 euros" tells something. */
const asksInSpanish = new RegExp(
  `${lead}(?:(?:a|en|de|por|con|para) )?(?:qué|que|q|cuál|cual|cuánt[oa]s?|cuant[oa]s?|cuándo|cuando|dónde|donde|quién|quien|cómo|como(?= te dije que se ))(?!\\p{L})`,
  'iu',
);
const remindsInSpanish = new RegExp(
  `${lead}(?:(?:te|os) (?:acuerdas|acordás|acordáis)|(?:lo |la )?recuerdas|recordás|dime|decime|recuérdame|recordame)(?!\\p{L})`,
  'iu',
);
const toldInSpanish =
  /(?<!\p{L})(?:(?:te|os|les|le)(?: lo| la)? (?:dije|dijimos|di|dimos|he dicho|hemos dicho|hab[ií]a(?:mos)? dicho|cont[eé]|contamos|pas[eé]|mencion[eé]|coment[eé])|dije|dijimos|era|eran|fue|(?:tienes|tenes|tenés|tiene|apuntaste|has puesto|pusiste)(?: (?:apuntad[oa]|puest[oa]|anotad[oa]|ahora|de momento))*|val[ií]an?|costaban?|toc[aá]bamos|tocaba|sal[ií]a|empezaba|empez[aá]bamos|abr[ií]an?)(?!\p{L})/iu;
const asksInEnglish = new RegExp(`${lead}(?:(?:at|on|in) )?(?:what|which|when|where|who|how much)(?!\\p{L})`, 'iu');
const toldInEnglish =
  /(?<!\p{L})(?:(?:did|have) (?:i|we) (?:say|said|tell you|told you|give you|given you|mention(?:ed)?|end up with|settle on|decide on|go (?:for|with))|(?:have|do|did) (?:you|u) (?:got|have|put|write|note)|(?:you|u)(?:['’]?ve| have)? (?:got|noted|wrote|put)|(?:you|u)(?:['’]?ve| have) (?:have|down)|(?:was|were) (?:the|my|our|it)|(?:is|are|was) (?:it|that|they) (?:now|again)|(?:are|is) (?:we|it) on now|again(?=\W*$))(?!\p{L})/iu;
/** "Remind me of the date", and not "remind me on Friday". */
const remindsInEnglish = new RegExp(
  `${lead}(?:(?:can|could) (?:you|u) )?(?:please |pls )?remind me (?:again )?(?:of |about )?(?:what|which|when|where|who|how much|the|my|our)(?! (?:day before|night before|morning))(?!\\p{L})`,
  'iu',
);
/** Questions that people ask without saying that they told it. */
const asksPlainly: Subject[] = [
  [
    /^(?:and |so |but )?(?:is (?:it|that|the gig|the show|entry|the entry|admission) (?:(?:a )?free (?:entry|in|show|gig|admission|to get in|on the door)|free(?: entry)?(?= (?:or|to get))|ticketed)|is (?:entry|admission|the gig|the show) free|do (?:people|they|fans|you) (?:have to |need to )?pay(?: (?:to get in|on the door|for (?:it|the gig)))?)\W*$/u,
    'How much are tickets?',
  ],
  [/^(?:and |so )?what day (?:of the week )?(?:is|was) (?:that|it)(?: (?:again|on))?\W*$/u, 'When is it out?'],
];
/** What is best isn't what was told, and neither is what something else cost. */
const asksForAdvice =
  /(?<!\p{L})(?:dinero|presupuesto|v[ií]deo|money|budget|video|mejor|conv\p{L}+|recom\p{L}+|publi[cq]\p{L}+ (?:en|la nota)|mand\p{L}+|envi\p{L}+|escrib\p{L}+|deber[ií]a\p{L}*|best|should|send|post|e-?mail)(?!\p{L})/iu;
const mostWords = 12;

/** A question for something that was told, "¿a qué hora te dije que era?", in the words that the answers know; `''` for other messages. */
export function plainSaidQuestion(question: string, language: Language): string {
  if (question.split(/\s+/u).length > mostWords || asksForAdvice.test(question) || /\d/u.test(question)) return '';
  const isAsked =
    language === 'es'
      ? (asksInSpanish.test(question) && toldInSpanish.test(question)) || remindsInSpanish.test(question)
      : (asksInEnglish.test(question) && toldInEnglish.test(question)) || remindsInEnglish.test(question);
  const plain = withoutAccents(question).toLowerCase();
  if (!isAsked) return language === 'en' ? (asksPlainly.find(([asks]) => asks.test(plain))?.[1] ?? '') : '';
  return (language === 'es' ? spanish : english).find(([asks]) => asks.test(plain))?.[1] ?? '';
}
