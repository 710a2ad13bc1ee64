import type { Situation } from '../acting/call.js';

const ofRadio =
  /(?<!\p{L})(?:radios?|airplay|stations?|bbc|6 ?music|introducing|djs?|presenters?|pluggers?|kexp|nts)(?!\p{L})/iu;
const ofOthers = /(?<!\p{L})(?:spotify|distrokid|distributor|bandcamp|blogs?|sync|mastering|upload)(?!\p{L})/iu;
const asksForFormat =
  /(?=.*(?<!\p{L})(?:mp3s?|wavs?|flacs?|aiffs?|file (?:format|type)|(?:what|which) (?:format|file))(?!\p{L}))(?:.*\?|\W*(?:(?:so|and|ok|do|does|is|are|should|would|can|what|which|mp3|wav)(?!\p{L})))/iu;
/** "Do stations still take CDs?" */
const asksForDiscs =
  /(?<!\p{L})(?:do|does|should|would|are|is|must|can)(?!\p{L})[^.?!\n]{0,60}(?<!\p{L})(?:take|want|accept|use|like|wish|need|play|send|post|mail|asked?|sent)(?!\p{L})[^.?!\n]{0,40}(?<!\p{L})(?:cds?|compact dis[ck]s?|physical cop(?:y|ies)|vinyl cop(?:y|ies))(?!\p{L})/iu;
const ofReaders =
  /(?<!\p{L})(?:radios?|stations?|presenters?|djs?|reviewers?|review(?:s|ing)?|press|papers?|magazines?|blogs?|writers?|journalists?|editors?|critics?|people|they)(?!\p{L})/iu;
const asksToSend = /(?<!\p{L})(?:send|e-?mail|attach|give)(?:ing)?(?!\p{L})/iu;
const asksHowEarly =
  /(?<!\p{L})how (?:far|long|early|many (?:weeks|days|months)|much (?:notice|time))(?!\p{L})(?=.*(?<!\p{L})(?:ahead|before|advance|early|notice|in advance|need|want)(?!\p{L}))/iu;

const format =
  'Radio wants **a streaming link and a download in good quality**, with a clean version if there’s swearing. My notes don’t choose between MP3 and WAV: look at the show’s own submission page.';
const toOthers =
  'Blogs and papers want **one streaming link and nothing attached**; radio wants a streaming link and a download in good quality. My notes don’t choose between MP3 and WAV: look at the outlet’s own submission page.';
const discs =
  'Send links, and a disc only where somebody asks for one. Blogs and papers want **one streaming link and nothing attached**; radio wants a streaming link and a download in good quality. My notes don’t say who still takes CDs, so look at each outlet’s own submission page.';
const lead = 'How early: for a single or an EP, my notes give radio and blogs **1 to 3 weeks** before the release.';

const asksInSpanish =
  /(?=.*(?<!\p{L})(?:mp3s?|wavs?|archivos?|formato)(?!\p{L}))(?=.*(?<!\p{L})(?:mand|env[ií]|adjunt|pas|piden|quieren)\p{L}*).*\?/iu;
const inSpanish =
  'Blogs y periódicos quieren **un enlace para escuchar y nada adjunto**; la radio, un enlace y una descarga en buena calidad. Mis notas no eligen entre MP3 y WAV: mira lo que pide cada uno en su página.';

/** The answer to a question for the file that radio wants, or how early it does; `''` for other messages. */
export function radioFormat({ conversation: { question, asked, said }, known: { language } }: Situation): string {
  if (language === 'es')
    return asksInSpanish.test(question) && !/(?<!\p{L})(?:spotify|distrokid|distribuidora)(?!\p{L})/iu.test(question)
      ? inSpanish
      : '';
  if (asksForDiscs.test(question) && ofReaders.test(question)) return discs;
  if (ofOthers.test(question)) return '';
  const earlier = [...asked.slice(-3, -1), said.at(-1) ?? ''].join('\n');
  const isOfRadio = ofRadio.test(`${question}\n${earlier}`);
  const isOfFile = asksForFormat.test(question) && (isOfRadio || asksToSend.test(question));
  const isOfDay = asksHowEarly.test(question) && (isOfFile || ofRadio.test(question));
  return [isOfFile ? (isOfRadio ? format : toOthers) : '', isOfDay ? lead : ''].filter(Boolean).join('\n\n');
}
