import { factsStated } from './statements.js';

/** "Here's my bio, it's awful, can you fix it: '…'": the text behind the colon or on the next lines. */
const pasted =
  /(?<!\p{L})(?:my|our|the|this|current|old) (?:(?:current|old|existing|artist|band|spotify|press) )?bio(?:graphy)?(?!\p{L})[^:\n]{0,90}(?::|\n)\s*(?:["“«'‘])?(\p{L}[\s\S]{60,2500})$/iu;
const fixes =
  /(?<!\p{L})(?:fix|improve|rewrite|re-?do|redo|tidy|edit|better|clean|polish|sort (?:it|this) out|freshen|update|shorten|sharpen|redraft|help|rework|less|more|awful|terrible|rubbish|bad|cringe|hate)(?!\p{L})/iu;
const hype =
  /(?<!\p{L})(?:amazing|amazed|awesome|incredibl\p{L}|unforgettabl\p{L}|breathtaking\p{L}*|stunning\p{L}*|mesmeri[sz]\p{L}*|captivat\p{L}*|spellbind\p{L}*|electrif\p{L}*|ground-?breaking|genre-?(?:def|bend)\p{L}*|boundar\p{L}*|one[- ]of[- ]a[- ]kind|unique\p{L}*|powerhouse|masterpiece|world[- ]class|legendary|iconic|magical|magnetic|fearless|acclaimed|renowned|brilliant\p{L}*|gorgeous\p{L}*|beautiful\p{L}*|haunting\p{L}*|infectious|timeless|remarkabl\p{L}|like no other|force of nature|rising star|star|talent\p{L}*|gifted|passion\p{L}*|soul-?stirring|ethereal|raw emotion|critically|highly|storm|destined|poised|journey|transport\p{L}*|heart(?:felt|strings)|prepare|unparalleled|extraordinary|exceptional|undeniabl\p{L}|sensation\p{L}*)(?!\p{L})/iu;
const speaksToReader = /(?<!\p{L})(?:you|your|yours|everyone|listeners?|audiences?)(?!\p{L})/iu;
const aboutArtist = /^(?:She|He|They|The (?:band|duo|trio|group|four-piece)|Her|His|Their)(?!\p{L})/u;
/** Verbs of what can be checked. */
const isFact =
  /(?<!\p{L})(?:grew up|born|raised|studied|trained|taught|began|started|formed|founded|released|came out|recorded|wrote|produced|mixed|toured|supported|opened|played|plays|performed|won|signed|moved|lives|lived|works|worked|teaches|learned|learnt|hosts|runs|built|sang|sings|busked|left|met|joined|featured|reviewed|premiered|shortlisted|nominated)(?!\p{L})/iu;
/** Repeats the first sentence of every biography. */
const saysGenre = /(?<!\p{L})is an? [^.]{2,60}(?:artist|singer|songwriter|musician|band|duo|trio|rapper|producer)/iu;

/** The biography that a message pastes to have it improved; `''` for other messages. */
export function pastedBioIn(message: string): string {
  const [, text = ''] = pasted.exec(message) ?? [];
  const before = message.slice(0, message.length - text.length);
  const isToFix = fixes.test(before) || fixes.test(text.split('\n').at(-1) ?? '');
  return isToFix ? text.replace(/["”»'’]\s*$/u, '').trim() : '';
}

/** What a pasted biography says about the artist that can be checked, without its praise. */
export function factsOfPastedBio(message: string, name: string): string[] {
  const text = pastedBioIn(message);
  return (text.match(/[^.!?\n]+(?:[.!?](?=\S)[^.!?\n]+)*/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => !hype.test(sentence) && !speaksToReader.test(sentence) && !saysGenre.test(sentence))
    .flatMap((sentence) => {
      if (/(?<!\p{L})(?:I|my|we|our)(?!\p{L})/iu.test(sentence)) return factsStated(sentence, name, 'en');
      const isOfArtist = aboutArtist.test(sentence) || (name !== '' && sentence.startsWith(name));
      return isOfArtist && isFact.test(sentence) ? [`${sentence}.`] : [];
    });
}
