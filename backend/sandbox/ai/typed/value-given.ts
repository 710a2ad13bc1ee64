/** The question that `valueMissing` asks. */
const wanted =
  /^(?:You haven’t given me (?<thing>(?:the|your) [^.\n]+) yet\. Type it here|Aún no me has dado (?<spanishThing>[^.\n]+)\. Escríbelo aquí)/u;
const value =
  /^\W*(?:(?:ok|okay|sure|yes|sorry|oh|ah|here|vale|sí|perdona)[ ,:!]+)*(?:(?:it['’]?s|it is|its|this is|that['’]?s|here it is|here you go|es|toma|aquí está)[ ,:]+)?(?<value>https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+|[#@][\p{L}\d_.]+|(?=\S*\d)[\p{L}\d+/.-]{3,30}(?: [\d/-]{2,})*)[.!]*\s*$/iu;

/**
 * The answer to a question for a value as a sentence: "4471/26" after "You haven’t given me the crime number yet".
 * @param before the reply before the message
 */
export function withValueNamed(message: string, before: string): string {
  const { thing, spanishThing } = wanted.exec(before)?.groups ?? {};
  const given = value.exec(message)?.groups?.['value'];
  if (given === undefined) return message;
  if (thing !== undefined)
    return /ticket/u.test(thing) ? `Tickets: ${given}` : `Add that ${thing.replace(/^your /u, 'our ')} is ${given}.`;
  return spanishThing === undefined
    ? message
    : `Añade que ${spanishThing.replace(/^(?:tu|vuestro) /u, 'nuestro ')} es ${given}.`;
}
