import type { Known } from '../reading/known.js';

/** The reply to a message that only has someone else's words. */
export function nothingOwn({ language }: Pick<Known, 'language'>): string {
  return language === 'es'
    ? 'Eso lo escribió otra persona, así que no guardo nada de ello como dato tuyo. ¿Qué parte es cierta, o qué quieres responder?'
    : 'Someone else wrote that, so I keep none of it as a fact about you. Which part of it is right, or what would you like to answer?';
}

/** "Could you help me answer it?", "¿me preparas una respuesta para él?" */
const asksForAnswer =
  /(?<!\p{L})(?:help (?:me|us) (?:to )?(?:answer|reply|respond)|(?:write|draft|prepare|need|want|do) (?:me |us )?(?:an? |the )?(?:short |quick |polite |nice )?(?:reply|answer|response)(?! from)|(?:answer|reply to|respond to|write back to) (?:it|this|that|him|her|them|the (?:promoter|venue|festival|label|booker|editor|journalist))(?! (?:yet|already))|(?:prepár\p{L}+|preparas?|escrib\p{L}+|redact\p{L}+|necesito|quiero)[^.?!\n]{0,40}? (?:una )?respuesta|ayúd\p{L}+ a (?:responder|contestar)\p{L}*)(?!\p{L})/iu;

const asksWhatToAnswer =
  /(?<!\p{L})(?:what|how) (?:should|do|would|can|could|to) ?(?:I|we|you)? ?(?:reply|answer|respond|say|write)(?: back)?(?!\p{L})|(?<!\p{L})qué (?:le |les )?(?:respondo|contesto|digo|respondemos|contestamos|decimos)(?!\p{L})/iu;

/** "Write the reply again", in a message without the email. */
export const asksForReply =
  /(?<!\p{L})(?:write|draft|do|redo|redraft|make) (?:me )?(?:the|that|my|a|another) (?:reply|answer|response)(?: again| now| then| please)*(?=\W*(?:$|[.,!?\n]))/iu;

/** The reply to a wish to have an email by someone else answered, which takes a model; `''` for other messages. */
export function answerToOthers(question: string, hasPasted: boolean, { language }: Pick<Known, 'language'>): string {
  if (!hasPasted || !(asksForAnswer.test(question) || asksWhatToAnswer.test(question))) return '';
  return language === 'es'
    ? 'No sé responder al correo de otra persona: sigo un guion, y eso pide un modelo, con una clave o en tu máquina. De lo que dice no guardo nada como dato tuyo hasta que me lo digas tú.\n\nSí puedo escribir lo que te pide: **escribe mi biografía**, **escribe el anuncio del concierto** o **escribe los textos para redes**. ¿Cuál primero?'
    : 'I can’t answer someone else’s email: I’m scripted, and that takes a model, with a key or on your own machine. I keep nothing that it says as a fact about you until you say so yourself.\n\nI can write what it asks for: **write my bio**, **write the gig announcement** or **write the captions**. Which one first?';
}

/** The reply to a question about someone else's words, which a script can't read. */
export function othersWords({ language }: Pick<Known, 'language'>): string {
  return language === 'es'
    ? 'Lo demás lo escribió otra persona: no guardo nada de ello como dato tuyo y, como sigo un guion, no puedo resumirlo (con una clave o un modelo local, sí). ¿Qué parte es cierta, o qué quieres responder?'
    : "Someone else wrote the rest, so I keep none of it as a fact about you. I'm scripted and can't sum it up: set a key or a local model for that. Which part of it is right, or what would you like to answer?";
}
