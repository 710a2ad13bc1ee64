import type { Finding } from '../../../../contract/documents/document.js';
import { findLinks } from '../proof/links.js';
import type { RuleText } from './rule-text.js';

const attachment =
  /(?<!\p{L})(?:attached|attachment|attachments|enclosed|adjunto|adjunta|adjuntos|en adjunto|anbei|im anhang|ci-joint|pièce jointe)(?!\p{L})/giu;
const gotIt =
  /(?:did you (?:get|receive|see|have a chance)|have you (?:received|gotten|seen)|wondering if you(?:'ve| have)? (?:got|received|seen)|just checking|checking in|(?:has|han) recibido|recibiste|pudiste ver)[^.?!\n]{0,80}/giu;

/** One link, no attachment. Source: Sonicbids, "Why your music blog submission is going straight to the trash". */
export function pitchRules(text: RuleText): Finding[] {
  const links = findLinks(text.mail.body.text)
    .concat(findLinks('', text.markdown))
    .filter(({ target }) => !/^[^/]*@/.test(target));
  return [
    ...(links.length > 0 ? [] : [text.whole('Add a link to listen (Sonicbids).')]),
    ...text.each(attachment, 'Send a link instead of an attachment (Sonicbids).'),
  ];
}

/** Sources: publicityhound.com on the question never to ask; Rivera Jimenez, an editor, on sending one short email. */
export function followUpRules(text: RuleText): Finding[] {
  return [
    ...text.each(gotIt, 'Never ask whether they got it: say what is new instead (publicityhound.com).'),
    ...text.each(attachment, 'Send a link instead of an attachment (Sonicbids).'),
  ];
}
