import type { Situation } from './call.js';

/** The questions whether a change goes into other documents as well. */
export const goesOn = { en: 'Shall I change it there too?', es: '¿Lo cambio también ahí?' };

/** Whether a message agrees to a change of further documents. */
export function agreesToGoOn({ question, said }: Pick<Situation['conversation'], 'question' | 'said'>): boolean {
  const last = said.at(-1)?.trimEnd() ?? '';
  return Object.values(goesOn).some((offer) => last.endsWith(offer)) && agrees.test(question);
}

const agrees =
  /^\W*(?:yes|yep|yeah|yup|yh|ya|y|sure|ok|okay|please|pls|go ahead|do it|go on|both|all|everywhere|of course|definitely|sí|si|vale|claro|por favor|adelante|dale)(?!\p{L})[^?]{0,40}$/iu;

/** The situation as it was at the change that the artist now wants in other documents, too. */
export function resumed(situation: Situation): Situation {
  const { conversation, before } = situation;
  if (!agreesToGoOn(conversation)) return situation;
  const question = conversation.asked.at(-2) ?? '';
  // Once resumed, the question no longer agrees to anything.
  return { ...situation, conversation: { ...conversation, question }, before: () => before(2) };
}
