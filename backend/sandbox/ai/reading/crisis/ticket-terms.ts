const stayValid =
  /(?<!\p{L})tickets?(?: \p{L}+){0,3}? (?:(?:will |all |still )*(?:stay|remain|be|are|is|hold)(?: still)? (?:valid|good)|transfer|carry over|roll over)(?!\p{L})|(?<!\p{L})(?:entradas?|boletos?|boletas?|tickets?)(?: \p{L}+){0,3}? (?:(?:siguen|seguirán|sigue)(?: siendo)?|son|valen|sirven)(?: \p{L}+){0,2}? ?(?:válid[oa]s?|igual|para la nueva fecha)?(?!\p{L})/iu;
const areRefunded =
  /(?<!\p{L})(?:refund(?:s|ed|ing)?|money back|reembols\p{L}*|devoluci\p{L}+|devuelv\p{L}+|devolverá\p{L}*)(?!\p{L})/iu;

/**
 * Which clauses about tickets no longer hold: "tickets stay valid" replaces an earlier refund, and a refund replaces that. A message that
 * says both leaves the choice to the ticket holders.
 * @param texts the messages since something happened, in their order
 */
export function isTicketTermGone(texts: readonly string[]): (clause: string) => boolean {
  const valid = texts.findLastIndex((text) => stayValid.test(text));
  const refunded = texts.findLastIndex((text) => areRefunded.test(text));
  if (valid === -1 || refunded === -1 || valid === refunded) return () => false;
  const gone = valid > refunded ? areRefunded : stayValid;
  return (clause) => gone.test(clause);
}
