import type { Situation } from '../acting/call.js';

const text =
  '(?:(?:the|this|my|our|your|these) )?(?:it|this|that|them|these|those|texts?|documents?|drafts?|bios?|press releases?|pitch(?:es)?|captions?|announcements?|statements?|plans?|notes|words|things|stuff)';

/** "Do I write these in first person or third?", not "put it in the third person". */
const asksForPerson =
  /^(?!\W*(?:(?:please|can you|could you|now|and|ok|just) )*(?:put|change|make|rewrite|turn|switch|do it|write (?:it|this|that)(?! or))(?!\p{L})).*(?<!\p{L})(?:(?:first|1st)(?: person)? or (?:the )?(?:third|3rd)|(?:third|3rd)(?: person)? or (?:the )?(?:first|1st)|(?:should|do|does|must|is|are|would) [^.?!\n]{1,40}(?:first|1st|third|3rd) person)(?!\p{L})/iu;
/** "Can I change the text by myself?" */
const asksForOwnHand = new RegExp(
  `(?<!\\p{L})(?:can|could|may|how (?:do|can)|am I able to|are we able to|is it possible (?:for me )?to|do)(?: (?:I|we))?(?: (?:also|still|just|even|actually))? (?:change|edit|correct|fix|rewrite|type in|adjust|alter|tweak) ${text}(?: (?:also|too|here|then|afterwards|later))* (?:by hand|(?:by |on )?(?:my|our)(?:self|selves| own)|manually|without (?:you|asking))(?!\\p{L})`,
  'iu',
);
/** "Will my plan still be here when I come back tomorrow?" */
const asksWhetherKept = new RegExp(
  `(?<!\\p{L})(?:will|does|do|is|are) (?:${text}|everything|all (?:of )?(?:this|that|it)|(?:the|this|our|my) chat|what (?:I|we|you) (?:wrote|said|did))(?: (?:all|still|just))* (?:be (?:here|there|saved|kept|lost|gone)|stay(?: here)?|(?:get |gets |being )?(?:saved|kept|lost|deleted)|disappear|go away)(?!\\p{L})`,
  'iu',
);
/** "Where do I find it again tomorrow? I'm worried about losing it." */
const asksWhereAgain = new RegExp(
  `(?<!\\p{L})(?:where|how) (?:do|can|will|would) (?:I|we) (?:find|get(?: back)? to|see|open|get|look for) (?:${text} (?:again|tomorrow|later|after(?:wards)?|next time|next week|when)|what(?:ever)? (?:it|this|you|u)(?:['’]ve| has| have)? (?:wrote|written|writes?|made|makes?|saved?))(?!\\p{L})|(?<!\\p{L})(?:worried|scared|afraid) (?:about|of|that) (?:losing|I['’]ll lose|we['’]ll lose) ${text}`,
  'iu',
);
/** "When do I use each one?", of the lengths of a bio. */
const asksWhichBio =
  /(?<!\p{L})(?:when|where|what|why|who)(?!\p{L})[^.?!\n]{0,40}(?<!\p{L})(?:use|for|need|want|get|give|send)(?!\p{L})/iu;
const ofLengths =
  /(?<!\p{L})(?:(?:each|which|these|those|different|all (?:the|these|those)|so many|\d+)(?: \p{L}+)? )(?:bios?|lengths?|versions?)(?!\p{L})|(?<!\p{L})\d+[- ]words?(?: (?:one|bio|version))?(?!\p{L})|(?<!\p{L})(?:long(?:er)?|short(?:er)?|one[- ]line) bio(?!\p{L})/iu;
/** "Can you do a poster?" */
const asksForPicture =
  /(?<!\p{L})(?:can|could|do|would|will) (?:you|u)(?: (?:also|even|please))? (?:do|make|design|create|draw|whip up|knock up) (?:(?:me|us|a|an|the|my|our|some|any|new|nice|quick|gig|tour|band|album|single|show) )*(?:posters?|flyers?|fliers?|logos?|artworks?|covers?(?: art)?|banners?|graphics?|images?|pictures?|photos?|websites?|videos?|reels?|t-?shirts?)(?!\p{L})(?! (?:letter|song|version|texts?|captions?|copy|description|wording|words))/iu;

/** "¿Podés hacer el flyer también?" */
const pideImagen =
  /(?<!\p{L})(?:pod[eé]s|puedes|podr[ií]as|puede|pueden|me|nos)(?: (?:también|me|nos|por favor))* (?:hac\p{L}+|diseñ\p{L}+|arm[aá]\p{L}*|cre[aá]\p{L}*|dibuj\p{L}+|mont[aá]\p{L}*)(?: (?:también|vos|tú))? (?:(?:el|un|una|la|mi|nuestro|nuestra|los|unos) )?(?:flyers?|fliers?|afiches?|carteles|cartel|p[oó]sters?|logos?|portada|banner|im[aá]gen(?:es)?|fotos?|v[ií]deos?|v[ií]deo ?clips?|reels?|gráfic[ao]s?|diseño|camisetas?|p[aá]gina web|web)(?!\p{L})/iu;

/** The answer to a question about how texts are written, changed and kept, and to one for a picture; `''` for other messages. */
export function aboutTexts({ conversation: { question, artist }, known: { language } }: Situation): string {
  if (language === 'es') return '';
  if (asksForPerson.test(question)) return person;
  if (asksWhichBio.test(question) && ofLengths.test(question) && /(?<!\p{L})bios?(?!\p{L})/iu.test(question))
    return whichBio;
  // A visitor's texts are kept differently.
  if (artist.isGuest) return '';
  if (asksForOwnHand.test(question)) return ownHand;
  return asksWhetherKept.test(question) || asksWhereAgain.test(question) ? kept : '';
}

/** The answer to a request for a picture, a video or a website; `''` for other messages. */
export function pictureAsked({ conversation: { question }, known: { language } }: Situation): string {
  if (language === 'es') return pideImagen.test(question) ? sinImagenes : '';
  return asksForPicture.test(question) ? noPictures : '';
}

const person =
  '**Third person** for a bio, a press release and an announcement: others print them as they stand ([Knab](https://musicbizacademy.com/knab/articles/pressrelease.htm) asks for it in a press release). **First person** for an email, a pitch and a caption: those come from you.';
const whichBio =
  'Whoever prints it decides, so have all of them ready, and send the length that was asked for:\n\n- **One line:** profiles, line-ups, the end of an email\n- **50 words:** listings, support slots, a programme with little room\n- **100 words:** the “about” part of a press release, a festival’s site\n- **250 words:** your own website, a press kit, a programme with a page for you';
const noPictures =
  'No: I can’t make pictures, video, a website or sound. I can write the words for it, such as **write the gig announcement** or **write the captions**, and I make a one-sheet as a PDF: **make my one-sheet**.';
const sinImagenes =
  'No: no hago imágenes, vídeo, webs ni sonido. Sí escribo las palabras que llevan: **escribe el anuncio del concierto** o **escribe los textos para Instagram**. Y preparo un one-sheet en PDF: **haz mi one-sheet**.';
const ownHand =
  'Yes. Open the text by its link here, or in your **Media Files** under **Documents**, and type in it: it saves by itself, and you can go back to an earlier version. I then work from what you changed.';
const kept =
  'Nothing gets lost: your chats, texts and plans stay in your account until you delete them, also when you log in on another device. This chat is in the side bar; texts are in your **Media Files** under **Documents**.';
