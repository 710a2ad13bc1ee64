import { remembered } from '../remembered.js';

/** How a song sounds, in the artist's words; `''` for what they didn't say. */
export interface Sound {
  mood: string;
  instruments: string;
}

const adverbs =
  '(?:(?:a bit|kind of|sort of|kinda|more|more like|quite|pretty|really|very|rather|mostly|actually|just|now|now more|all|más bien|bastante|muy|algo|un poco|sobre todo|en realidad|ahora|más) )*';
const feeling =
  '(?:(?:slow|fast|fingerpicked|finger-?style|sparse|minimal|driving|groovy|loud|heavy|soft|hushed|lo-?fi|danceable|floaty|swaying|stripped[- ](?:back|down)|punchy|stompy|trippy|anxious|spacious|mid-?tempo|up-?tempo|woozy|scrappy|swoony|understated)(?!\\p{L})|(?:bitter|light-?hearted|dream|melanchol|melancól|wist|mood|sad|dark|joy|hope|warm|tender|brood|gloom|yearn|sun|hypnot|ether|eer|nostalg|euphor|romant|energ|cinemat|mell)\\p{L}*|upbeat|happy|angry|haunting|haunted|intimate|playful|somb(?:re|er)|calm|peaceful|chilled?|chill-?out|laid[- ]back|uplifting|longing|restless|tense|triumphant|defiant|raw|gentle|quiet|lonely|sultry|aggressive|bleak|fragile|soothing|dramatic|anthemic|trist[eo]n?|alegre|oscur[oa]|luminos[oa]|íntim[oa]|tiern[oa]|dulce|agridulce|soñadora?|cálid[oa]|tranquil[oa]|esperanzadora?|rabios[oa]|bailable|sombrí[oa]|etére[oa]|evocadora?|festiv[oa]|intens[oa]|calmad[oa]|delicad[oa]|frágil)';
const feelings = `${feeling}(?:(?:,? (?:and|but|y|pero)|,) ${adverbs}${feeling}){0,3}`;
const moodEnds =
  '(?=\\s*$|\\s*[.,;!?\\n)]| (?:with|btw|by the way|and (?:it|the|has|there)|but|de|song|track|though|really|con|y (?:con|lleva|tiene|hay)|por cierto)(?!\\p{L}))';
const ofSong =
  "(?:(?:it|this|that|(?:the|this|our|my) (?:song|single|track|tune|sound|music|vibe|feel(?:ing)?|atmosphere|tone))(?:['’]?s| is| feels| sounds)|it(?:['’]d be)|(?:la (?:canción|atmósfera|música)|el (?:tema|sencillo|single|tono)) (?:es|suena)|es|suena|(?:es )?una (?:canción|balada|pieza)|(?:es )?un tema|(?:una?|an?) )";
const moods = [
  // "The mood is wistful btw", in any words.
  `(?<!\\p{L})(?:mood|ambiente|atmósfera|estado de ánimo)(?:['’]s| is| was| would be| should be| to| es| será|:) (?:an? |un[ao]? |de )?${adverbs}(\\p{L}[^.,;:!?\\n]{1,50}?)(?=\\s*$|[.,;:!?\\n]| (?:btw|by the way|though|with|and (?:the|it)|not|por cierto|con|y (?:el|la|los|las)|no)(?!\\p{L}))`,
  `(?<!\\p{L})${ofSong} ?(?:${adverbs}(?:an? |un[ao]? ))?${adverbs}(${feelings})${moodEnds}`,
  `^\\W*${adverbs}(${feelings})${moodEnds}`,
  // "Slow rnb w live bass", between commas.
  `(?:^|[,;.!?\\n(–—-] ?)(?:it['’]?s |a |an |es |un |una )?${adverbs}(${feelings}) (?=(?:[\\p{L}&'’-]+ )?(?:r ?(?:&|n|and) ?b|rnb|soul|pop|folk|rock|indie|jazz|blues|country|hip[- ]hop|house|techno|punk|metal|ballad|waltz|trap|drill|dub|reggae|ambient|electro\\p{L}*)(?: (?:song|track|tune|ballad|single|one|thing))?(?:\\s*$|[.,;!?\\n)]| (?:with|w/?|and|about|on|in)(?!\\p{L})))`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** What is played or sung. */
export const instrument =
  '(?:brush(?:es|ed) on (?:the )?(?:drums|snare|kit)|brushes|harmonium|hurdy-?gurdy|melodica|concertina|double bass|bassoon|oboe|cornet|euphonium|autoharp|zither|bagpipes|tuba|bodhrán|celeste|dulcimer|kora|shruti box|pump organ|whistle|rhodes|wurlitzer|piano|guitars?|basses|bass|drums?|drum (?:machine|kit)|synths?|synthesi[sz]ers?|strings|cellos?|violins?|violas?|fiddle|harp|flutes?|clarinet|sax|saxophones?|trumpets?|trombones?|horns?|brass bands?|brass|string (?:quartet|trio|section|orchestra)|orchestra|organ|hammond|mellotron|banjo|mandolin|ukulele|accordion|harmonica|percussion|handclaps|claps|choir|vocals?|voices?|harmonies|(?:pedal|lap) steel|808s?|samples|loops|field recordings|tape|vibraphone|marimba|glockenspiel|bells|theremin|sitar|oud|bongos|congas|tambourine|keyboards?|keys|guitarras?|bajo|contrabajo|batería|caja de ritmos|sintes?|sintetizador(?:es)?|cuerdas|violín|violines|chelo|violonchelo|arpa|flauta|clarinete|saxo|saxofón|trompetas?|trombón|vientos|metales|órgano|acordeón|armónica|percusi(?:ón|ones)|palmas|coros?|voz|voces|teclados?|cajón)';
const small = '(?:and|with|the|on|in|at|for|by|y|con|la|el|los|las|en|de|I|we|is|are|es|no|not|sin|without)';
const named = `(?:(?!${small} )[\\p{L}'’-]+ ){0,2}${instrument}(?!\\p{L})(?: (?!${small}(?!\\p{L}))(?:rhodes|piano|machine|kit|steel|eléctric[oa]s?|acústic[oa]s?|española|suaves?|con escobillas|distorsionad[oa]s?|lejan[oa]s?|loops?|samples|pads?|lines?|section))?(?: con (?:(?:harto|harta|mucho|mucha|poco|poca|algo de) )?(?:reverb|delay|eco|distorsión|fuzz|chorus|efectos))?`;
const several = `${named}(?:(?:,? (?:and|plus|y|e) |, ?| & | \\+ )(?:an? |some |the |un[ao]? |algo de )?${named}){0,7}`;
const instrumentEnds =
  '(?=\\s*$|\\s*[.,;!?\\n)]| (?:and|on it|in it|btw|throughout|only|not|instead|now|y|por cierto|en (?:ella|él))(?!\\p{L}))';
const some = '(?:an? |some |lots of |mostly |just |only |the |our |un[ao]? |mucho |mucha |algo de |solo )*';
const beside = '(?: and| &| with| plus| playing| y| con)';
/** "Just me and a cello", "solo yo con la guitarra": one person, and what they play. */
export const playedByOne = `(?:(?:just|only|mostly|really|s[oó]lo|solamente) )*(?:me|myself|yo)${beside} ${some}(?:${several})(?!\\p{L})`;
const iPlay = '(?:I (?:also |just |only |mostly )?play(?:ed)?|(?:yo )?(?:toco|toqué)(?: yo)?(?: (?:el|la|mi))?)';
const iSing = '(?:I )?(?:sing|sang)(?: (?:on )?(?:it|all of it))?|(?:yo )?(?:canto|canté)';
/** "I play Rhodes and sing", "canto y toco el piano". */
const playsAndSings = new RegExp(
  `(?<!\\p{L})(?:(?<plays>${iPlay} ${some}(?:${several}))(?:,? (?:and|&|y) |, )(?:${iSing})|(?:${iSing})(?:,? (?:and|&|y) |, )(?:I )?(?<does>(?:play(?:ed)?|(?:toco|toqué)(?: (?:el|la|mi))?) ${some}(?:${several})))(?=\\s*$|\\s*[.,;!?\\n]| (?:on|and|but|y|en)(?!\\p{L}))`,
  'giu',
);

/** A text in which whoever plays and sings has a voice among the instruments. */
function withVoice(text: string): string {
  return text.replace(playsAndSings, (words, plays?: string, does?: string) => {
    const voice = /(?<!\p{L})(?:toc|cant)\p{L}+/iu.test(words) ? 'y voz' : 'and vocals';
    return `${plays ?? `I ${does ?? ''}`} ${voice}`;
  });
}

const instruments = [
  `(?<!\\p{L})(?:me|myself|yo)${beside} ${some}(${several})(?=\\s*$|\\s*[.,;!?\\n)]| (?:and|in|at|y|en)(?!\\p{L}))`,
  `(?<!\\p{L})(?:with|featuring|has|have|uses?|it(?:['’]?s| is)(?: all| now)?|there(?:['’]s| is| are)|(?:instruments?|instrumentation|instrumentos?|instrumentación)(?: is| are| son| es|:)?|con|lleva|tiene|hay|suena) ${some}(${several})${instrumentEnds}`,
  `(?<!\\p{L})(?:${iPlay}|I (?:toco|toqué)(?: (?:el|la|mi))?) ${some}(${several})(?=\\s*$|\\s*[.,;!?\\n]| (?:on (?:it|this|the (?:song|track|single|whole thing))|and (?:my|our|a)|but|y (?:mi|nuestr[oa]|una?)|en (?:ella|él|est[ea]|la canción))(?!\\p{L}))`,
  `^\\W*${some}(${several})\\W*$`,
].map((pattern) => new RegExp(pattern, 'giu'));

const wholeMood = new RegExp(`^${adverbs}(${feelings})$`, 'iu');
const wholeInstruments = new RegExp(`^(?:with |featuring )?${some}(${several})$`, 'iu');

/** Reads the mood and the instruments of a song; newer messages win. */
export const soundIn = remembered((texts: readonly string[]): Sound => {
  return { mood: newest(texts, moods), instruments: newest(texts, instruments) };
});

/** "A pitch for my track Undertow, melancholic, piano and drum machine": what its commas set apart, as sentences. */
function partsOfList(text: string): string {
  if (text.includes('?') && !/,.*,/u.test(text)) return '';
  return text
    .split(/[.!?\n]/)
    .map((sentence) => sentence.split(/,\s*/).map((part) => part.trim()))
    .filter(({ length }) => length > 1)
    .flatMap((parts) => {
      const mood = joined(parts, wholeMood);
      const played = joined(parts, wholeInstruments);
      return [mood && `. It is ${mood}`, played && `. Instruments: ${played}`];
    })
    .join('');
}

/** The neighbouring parts of a list that are all of one kind. */
function joined(parts: readonly string[], pattern: RegExp): string {
  const start = parts.findIndex((part) => pattern.test(part));
  if (start === -1) return '';
  const behind = parts.slice(start).findIndex((part) => !pattern.test(part.replace(/^and /iu, '')));
  return parts.slice(start, behind === -1 ? undefined : start + behind).join(', ');
}

function newest(texts: readonly string[], patterns: readonly RegExp[]): string {
  for (const text of texts.toReversed().map(withVoice)) {
    const [found] = [text, partsOfList(text)].flatMap((words) =>
      patterns.flatMap((pattern) => [...words.matchAll(pattern)].at(-1)?.[1]?.trim() ?? []),
    );
    if (found !== undefined) return found;
  }
  return '';
}
