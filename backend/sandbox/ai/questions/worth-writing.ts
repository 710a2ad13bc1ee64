import type { Situation } from '../acting/call.js';

/** "Would it be a good idea to write to our local radio station as well?" */
const asksInEnglish =
  /(?<!\p{L})(?:(?:would|is|might|could) (?:it|that)(?: be)?(?: (?:also|even|still|maybe|actually|really))* (?:a good idea|worth(?: it| while|while)?|an idea|any good|useful|sensible|wise|ok|okay|smart|clever|silly|stupid)|does it make sense|is there any point|should (?:I|we)(?: (?:also|maybe|even))*|do you think (?:I|we) should(?: also)?)(?: for (?:me|us))?(?: (?:in|to))? (?:writ(?:e|ing)|e-?mail(?:ing)?|contact(?:ing)?|send(?:ing)?|tr(?:y|ying)|pitch(?:ing)?|approach(?:ing)?|get(?:ting)? in touch|tell(?:ing)?)(?!\p{L})[^.?!\n]{0,40}?(?<!\p{L})(?:(radio|stations?)|((?:news)?papers?|local press)|(blogs?|bloggers?|magazines?))(?!\p{L})/iu;
const asksInSpanish =
  /(?<!\p{L})(?:(?:sería|es|será)(?: (?:una )?buena idea| útil| bueno)|(?:vale|merece|valdría) la pena|tiene sentido|debería(?:mos)?|conviene|convendría)(?: (?:también|además))? (?:escribir(?:le)?|mandar(?:lo|le|selo)?|enviar(?:lo|le|selo)?|avisar|contactar|probar)(?!\p{L})[^.?!\n]{0,40}?(?<!\p{L})(?:(radios?|emisoras?)|(periódicos?|diarios?|prensa)|(blogs?|revistas?))(?!\p{L})/iu;

/** Whether it is worth writing to radio, the local paper or a blog, beside the text for it; `''` for other messages. */
export function worthWriting({ conversation: { question }, known: { language, crisis }, done }: Situation): string {
  const isWritten = done.some(({ name, error }) => name === 'write_document' && error === null);
  if (!isWritten || crisis !== null) return '';
  const found = (language === 'es' ? asksInSpanish : asksInEnglish).exec(question);
  if (!found) return '';
  const at = found.slice(1).findIndex((one) => one !== undefined);
  return (language === 'es' ? inSpanish : inEnglish)[at] ?? '';
}

/** Sources: the playbook's texts on radio, local concerts and press. */
const inEnglish = [
  'Yes, it’s worth it: community, student and specialist shows choose what they play themselves, so write to one of those by name.',
  'Yes, it’s worth it: what makes it a story there is that it’s local.',
  'Yes, it’s worth it, if they write about your kind of music: one named writer, one link, nothing attached.',
];
const inSpanish = [
  'Sí, vale la pena: los programas comunitarios, universitarios y especializados eligen lo que ponen, así que escribe a uno de ellos por su nombre.',
  'Sí, vale la pena: ahí la noticia es que sois de la zona.',
  'Sí, vale la pena si escriben sobre tu tipo de música: una persona con nombre, un enlace y nada adjunto.',
];
