const start =
  '(?:^|[,;:.!?(–—-] ?|(?<!\\p{L})(?:please|pls|better|best|just|but|and|so|though|tho|maybe|mejor|pero|y|porfa|por favor|que) )';
const spanishVerbs =
  '(?:pong|dig|mencion|nombr|incluy|cuent|cont|public|publiqu|escrib|us|met|habl|sa(?:lg|qu)|aparezc|añad|agregu|expliqu|explic)(?:as|es|ás|és|áis|éis|an|en)';
const spanishNouns = '(?:poner|decir|mencionar|nombrar|incluir|contar|publicar|escribir|explicar|meter|añadir|hablar)';

/** What texts should or shouldn't say: words to the assistant, and never words of a text. */
const wishes = [
  `(?<!\\p{L})no (?:(?:me|te|se|nos|le) )?(?:l[oae]s? )?${spanishVerbs}(?!\\p{L})`,
  `(?<!\\p{L})(?:no|mejor|mejor no|sin) ${spanishNouns}(?:l[oae]s?|se)(?!\\p{L})`,
  `(?<!\\p{L})(?:no (?:hace falta|hay que|hay por qué|es necesario|quiero|queremos|quisiera)|prefiero no|preferimos no|mejor no|sin) ${spanishNouns}(?:l[oa]s?)?(?: (?:lo|nada|eso|esto|l[oa]s?) |$|[.,;!?])`,
  `(?<!\\p{L})que no (?:salga|aparezca|figure|conste|se (?:diga|sepa|mencione|ponga|publique|nombre|cuente|vea))(?!\\p{L})`,
  `^(?:(?:y|pero|mejor|bueno|ah) )*(?:lo|eso|la parte|el trozo) del? (?:[\\p{L}\\d’'-]+ ){1,5}?(?:fuera|(?:quít|sác|bórr|quit|sac|borr)(?:al|el|ál)[oa]s?|sobra|no va|no hace falta)(?!\\p{L})`,
  `${start}(?:(?:don['’]?t|do not|never|no need to|not) (?:please |ever |even )?(?:put|say|mention|include|print|name|bring up|write|publish)|not (?:put|say|mention|includ|print|nam|publish)(?:t?ing)?)(?!\\p{L})`,
  `${start}(?:leave|keep|cut|take) (?:(?:it|that|this|them|those|him|her) )?(?:out|off)(?!\\p{L})`,
  `(?<!\\p{L})(?:stays?|is|goes|left|kept) out(?: of (?:it|this|that|the (?:text|statement|post|release)))(?!\\p{L})`,
  `^(?:[\\p{L}\\d’'-]+ ){1,4}stays? out(?:,? (?:please|pls|though|tho|too))*$`,
  `^(?:(?:and|but|also|maybe|just) )*not (?:the|that|my|our) (?:[\\p{L}’'-]+ )?(?:bit|part|thing|stuff|line)s?(?!\\p{L})`,
  // "My mum hates that one", "mi madre dice que ni hablar de lo de la cama": someone's opinion of the text.
  `^(?:(?:and|but|oh|ah|y|pero|jaja\\p{L}*) )*(?:my|our|his|her|their|the|mi|su|el|la) (?:\\p{L}+ ){1,2}?(?:(?:says?|said|reckons?|thinks?|feels?|dice|dijo|cree|opina) (?:that |que )?(?:no way|no|ni hablar|ni|mejor|lo de|it['’]?s|that['’]?s|(?:it|that|this) (?:is|sounds|looks)|(?:it|that|we|I) should)|(?:hates?|hated|loves?|loved|likes?|liked|approved?s?|odia|prefiere) (?:it|that|this|the (?:text|quote|bio|release|line)|que|lo))(?!\\p{L})`,
].map((wish) => new RegExp(wish, 'iu'));

/** Whether words speak of what a text should or shouldn't say: "lo de Lugo mejor no lo pongas", "the Rome bit, don't put that in". */
export function isSaidOfText(words: string): boolean {
  return wishes.some((wish) => wish.test(words.trim()));
}
