/** "It's out now", "already out", "ya está disponible": the day may be unknown. */
const outNow =
  /(?<!\p{L})(?:(?:it['’]?s|is|are|they['’]?re|that['’]?s|been|came) (?:(?:already|just|now|finally) )?out(?=[,.!;:)\n]|$| (?:now|already|everywhere|and|but)(?!\p{L}))|(?:out now|already out|(?:just|finally) (?:came|went) out)|ya (?:est[áa] (?:fuera|disponible|publicad[oa]|en (?:todas|spotify|las plataformas))|sali[óo]|ha salido))(?!\p{L})/iu;
/** "Will be out", "not out yet", "when it's out". */
const notYet =
  /(?<!\p{L})(?:when|once|until|till|before|if|after|not|isn['’]?t|aren['’]?t|will be|the day|cuando|hasta que|si|no|antes de que)(?: \p{L}+['’]?\p{L}*){0,2} (?:out|ya|fuera|salió|disponible)(?!\p{L})/iu;

/** Whether a message says that the artist's work is out, whatever the day. */
export function saysOutNow(text: string): boolean {
  return (text.match(/[^.!?\n]+[?]?/gu) ?? []).some(
    (sentence) => outNow.test(sentence) && !notYet.test(sentence) && !sentence.endsWith('?'),
  );
}
