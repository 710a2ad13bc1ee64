import type { Situation } from '../../acting/call.js';
import type { Language } from '../../reading/language.js';

const outlet =
  '(?:blogs?|bloggers?|magazines?|zines?|papers?|newspapers?|sites?|websites?|webzines?|writers?|journalists?|reviewers?|radio stations?|stations?|podcasts?)';
const money = '(?:[£$€]\\s?\\d+|\\d+ ?(?:[£$€]|dollars|euros|pounds|quid|bucks|pesos)|money|cash|a fee|fees|payment)';
/** "Is it normal for blogs to ask for money?", "a magazine wants 200 euros to write about us" */
const asksForPaid = new RegExp(
  `(?<!\\p{L})${outlet}(?: (?:just|has|have|had|is|are|who|that|now|usually|normally|also|all|even|me|us|to|do|does))* (?:ask(?:s|ed|ing)?|want(?:s|ed|ing)?|charg(?:e|es|ed|ing)|demand(?:s|ed|ing)?|offer(?:s|ed|ing)?)(?: (?:me|us|you|artists|people|bands))?(?: (?:for|to be|us|me))*(?: (?:paid|pay))? ?${money}|(?<!\\p{L})(?:do|does|should|would|will|can) ${outlet} (?:usually |normally |really |ever |even )*(?:charge|ask for (?:money|payment)|cost (?:money|anything)|take money|want (?:money|paying|to be paid))(?!\\p{L})|(?<!\\p{L})(?:should|do|must|shall) (?:I|we)(?: (?:ever|really|have to|need to))* (?:pay|be paying) (?:an? |any |for |the |these |those )*(?:${outlet}|reviews?|coverage|articles?|interviews?)(?!\\p{L})|(?<!\\p{L})how much (?:do|should|must|would|will) (?:I|we)(?: have to| need to)? (?:pay|give)(?: to)?(?: for)? (?:the |a |these )?(?:playlist|blog|radio|press|magazine) (?:people|guys|curators?|owners?|editors?|writers?)(?!\\p{L})`,
  'iu',
);

/** "A man has emailed saying he can get her on the radio for £200" */
const isOffered = new RegExp(
  `(?<!\\p{L})(?:get|put|place|push|guarantee)s? (?:me|us|her|him|them|you|(?:my|our|your|her|his|the) (?:song|track|single|music|record|album|band)) (?:on|in|onto|into|to) (?:the |a |some |your |\\d+ )?(?:[\\p{L}\\d]+ ){0,2}(?:radio|air|stations?|blogs?|papers?|magazines?|press) [^.!?\\n]{0,20}?(?:for|costs?|only) (?:just |only |about )?${money}`,
  'iu',
);

/** Words of those who wonder, often without a question mark. */
const wonders = /\?|(?<!\p{L})(?:normal|legit|worth|scam|should|how much)(?!\p{L})/iu;

/** The answer to a question about press that wants to be paid, or about adverts; `''` for other messages. */
export function paidCoverage({ conversation: { question }, known: { language } }: Situation): string {
  if (asksForPlays[language].test(question)) return plays[language];
  if (asksForAds[language].test(question)) return ads[language];
  return language === 'en' && wonders.test(question) && (asksForPaid.test(question) || isOffered.test(question))
    ? paid
    : '';
}

/** "Do I have to pay to be on the radio?" */
const asksForPlays: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:do|should|must|can|would|could|will) (?:I|we|you|people|artists|bands)(?: (?:have to|need to|ever|really|just))* pay (?:(?:to (?:be|get)(?: played)? on|(?:the|a) (?:radio|stations?) to play|for (?:airplay|radio play|plays on)|to get played on) ?)(?:(?:the|local|a|it|us|my \p{L}+) )*(?:radio|stations?|airplay)?(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tengo|tenemos|hay) que pagar (?:por|para) (?:salir|sonar|estar|que (?:me|nos) pongan|que suene)(?: \p{L}+)?(?: en (?:la|las|una))? ?(?:radios?|emisoras?)(?!\p{L})/iu,
};

const plays: Record<Language, string> = {
  en: 'No, and never pay for plays: community, student and specialist shows choose what they play themselves. In the US there are rules on payment that listeners aren’t told of (payola); the FCC has a page on them. Say **write the radio pitch** for the email to a show.',
  es: 'No, y nunca pagues por sonar: los programas comunitarios, universitarios y especializados eligen lo que ponen. Di **escribe el correo para la radio** y lo preparo.',
};

/** "How much should I spend on ads for this?", "is it worth boosting the post?" */
const asksForAds: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:how much|what budget|(?:is it|are they|are (?:\p{L}+ )?ads|would it be|be) worth|worth|should (?:I|we)|do (?:I|we) (?:need|have) to|what (?:should|do|would) (?:I|we|you)|can (?:I|we)|how (?:do|can|should) (?:I|we))(?!\p{L})[^.?!\n]{0,60}?(?<!\p{L})(?:ads|adverts|(?:run|do|buy|place|pay for|spend on|try) an (?:ad|advert)|advertising|advertise|boost(?:ing|ed)? (?:it|this|that|the|a|my|our)(?: \p{L}+)?|paid promo(?:tion)?|sponsored posts?)(?!\p{L})|(?<!\p{L})(?:ads?|advert(?:ising)?) (?:budget|spend)(?!\p{L})|(?<!\p{L})(?:are|do) (?:\p{L}+ ){0,2}ads (?:worth|work|any good|help)/iu,
  es: /(?<!\p{L})(?:cuánto|cuanto|vale la pena|merece la pena|conviene|debería(?:mos)?|tengo que|hace falta|sirve(?:n)?|funcionan)(?!\p{L})[^.?!\n]{0,60}?(?<!\p{L})(?:anuncios?(?: pagad\p{L}+| en (?:instagram|facebook|redes|meta|tik ?tok|google|youtube))|publicidad|promoci(?:ón|onar)(?: pagada| la publicación| el post)|ads)(?!\p{L})/iu,
};

const ads: Record<Language, string> = {
  en: 'I’m scripted, and my notes have nothing on adverts or what to spend on them, so I won’t name a figure. What they do say about money: press and radio aren’t paid for, no place on Spotify’s own playlists can be bought, and platforms such as SubmitHub and Groover sell an answer, not a result, so set a budget before you start. Writing to people costs nothing: say **write the blog pitch** or **write the radio pitch**.',
  es: 'Sigo un guion y mis notas no dicen nada de anuncios pagados ni de cuánto gastar, así que no doy una cifra. Lo que sí dicen del dinero: a la prensa y a la radio no se les paga, un puesto en las listas de Spotify no se compra, y plataformas como SubmitHub y Groover venden una respuesta, no un resultado; pon un límite antes de empezar. Escribir a la gente no cuesta nada: di **escribe el correo para un blog** o **escribe el correo para la radio**.',
};

/** Sources: the playbook's texts on paid playlists and submission platforms. */
const paid =
  'A review or an article that you pay for is an advert, and readers, radio and editors can tell. Press that counts doesn’t charge the artist: keep the money, and write to one named writer with one link.\n\n- **Walk away** from a fee per post, from guaranteed coverage or streams, and from “ten blog posts”: those are your press release copied to the seller’s own sites ([Music Ally](https://musically.com/2020/03/03/spotify-co-head-of-music-slams-playlist-promotion-scams) says the same of playlists).\n- **What is sold openly:** platforms such as SubmitHub and Groover sell a listen and an answer, not a placement. Set a budget first, and expect mostly noes.\n- A fair offer sells time and effort, never a result.';
