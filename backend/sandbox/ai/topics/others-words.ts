import type { Known } from '../reading/known.js';

/** The reply to a message that only has someone else's words. */
export function nothingOwn({ language }: Pick<Known, 'language'>): string {
  return language === 'es'
    ? 'Eso lo escribió otra persona, así que no guardo nada de ello como dato tuyo. ¿Qué parte es cierta, o qué quieres responder?'
    : 'Someone else wrote that, so I keep none of it as a fact about you. Which part of it is right, or what would you like to answer?';
}

/** The reply to a question about someone else's words, which a script can't read. */
export function othersWords({ language }: Pick<Known, 'language'>): string {
  return language === 'es'
    ? 'Lo demás lo escribió otra persona: no guardo nada de ello como dato tuyo y, como sigo un guion, no puedo resumirlo (con una clave o un modelo local, sí). ¿Qué parte es cierta, o qué quieres responder?'
    : "Someone else wrote the rest, so I keep none of it as a fact about you. I'm scripted and can't sum it up: set a key or a local model for that. Which part of it is right, or what would you like to answer?";
}
