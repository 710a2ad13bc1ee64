/** Small things that many would rather not see printed, as messages name them. */
const age =
  "(?:(?:my|our|his|her|their|the|any|\\p{L}+['’]s) )?(?:own |real |exact )?ages?|(?:exactly )?how old (?:I am|he is|she is|they are|we are|\\p{Lu}\\p{L}+ is)|(?:that )?(?:I|he|she|they|we)(?:['’]m|['’]s|['’]re| am| is| are) (?:only |just )?[1-9]\\d(?: years old)?";
const others =
  "(?:my|our|his|her|their|the|\\p{L}+['’]s) (?:(?:exact|home|ticket) )?(?:hometown|town|village|city|surname|prices?|year)|where (?:I|we|he|she|they) (?:lives?|comes? from|am|are|is|am from|are from|is from)";
const detail = `(?<topic>${age}|${others})`;
const please =
  '(?:[ ,]+(?:please|pls|plz|thanks|thank you|though|then|now|again|too|for me|mate|altogether|entirely|at all|anywhere|in (?:it|there)|(?:out |off )?(?:of|from) (?:it|there|that|(?:the|my|our|her|his) \\p{L}+)))*';
const end = `(?=${please}(?:\\W*$|[.?!;\\n]|,|[ ]+(?:and|but|so|as|because|cos|since|if|it['’]?s|[–—-])(?!\\p{L})))`;
const shown = '(?: (?:in|on|printed|published|mentioned|included|shown|used|known|public|out there|there)(?!\\p{L}))?';
const says =
  '(?:say(?:ing)?|put(?:ting)?(?: in)?|giv(?:e|ing)|print(?:ing)?|publish(?:ing)?|show(?:ing)?|writ(?:e|ing)|add(?:ing)?|us(?:e|ing)|shar(?:e|ing)|stat(?:e|ing)|mention(?:ing)?|includ(?:e|ing))';
const goes = '(?:removed|deleted|dropped|cut|omitted|hidden|(?:taken|left|kept|cut) (?:out|off)|out|gone)';
const english = [
  `(?:(?:don|doesn|didn|wouldn|shouldn|won)['’]?t|do not|did not|not to|never|rather not|not|without|no need to|rather you(?: did)?(?:n['’]t| not)) (?:(?:want|wish|like|need)(?: you)?(?: us)? (?:to )?)?(?:(?:(?:have|see|get) )|${says} )?(?:people )?${detail}${shown}${end}`,
  `(?:(?:remov|delet|scrapp|skipp|hid|omitt|stripp)ing|(?:tak|leav|cutt|keep)ing out|(?:took|left|cut|kept) out|(?<!(?:I|we|they) )(?:remove|delete|scrap|skip|hide|omit|strip|take out|leave out|cut out|get rid of|do without)) ${detail}${end}`,
  `(?<!(?:I|we|they) )(?:tak|leav|keep|cut|get)(?:e|ing|ting)? ${detail} (?:out|off)${end}`,
  `(?<!(?:I|we|they) )(?:cut|drop|lose) (?<topic>${age}|(?:the|that|our|my) year)${end}`,
  `(?:(?:can|could|should|may|might) |(?:want|like|prefer|need) )${detail} (?:please )?(?:(?:to )?(?:come|go|be|get|stay) )?${goes}(?!\\p{L})`,
  `${detail} (?:shouldn['’]?t|should not|mustn['’]?t|needn['’]?t|doesn['’]?t need to|can['’]?t) (?:be|appear|go)${shown}${end}`,
  `(?:^|[,.] ?|(?:but|and|with|so|actually|really|there['’]?s) )no (?:need for |mention of )?(?<topic>${age})${end}`,
];
const detalle =
  '(?<topic>(?:(?:su|mi|la|nuestra) )?edad|(?:(?:los|cuántos|los mismos) )?años (?:que )?(?:tengo|tiene|tenemos|tienen))';
const fin =
  '(?=(?:[ ,]+(?:por favor|porfa\\p{L}*|mejor|gracias|tampoco|ahí|de ahí|del texto|de la \\p{L}+|en el texto|en la \\p{L}+))*(?:\\W*$|[.,?!;\\n]| (?:y|pero|que|porque|si)(?!\\p{L})))';
const aparece =
  '(?:salga|saliera|saliese|aparezca|apareciera|apareciese|figure|conste|diga|ponga|se (?:sepa|supiera|diga|dijera|ponga|pusiera|vea|viera|publique|mencione|mencionara))';
const spanish = [
  `(?:qu[ií]t|s[aá]c|elim[ií]n|borr|bórr|suprim|omit)\\p{L}* (?:lo de )?${detalle}${fin}`,
  `(?<!\\p{L})no (?:(?:quier\\p{L}+|quisier\\p{L}+|me gusta\\p{L}*|hace falta|hay que)(?: que)? )?(?:${aparece} |(?:pon|dig|mencion|publi|us|incluy|decir|poner|mencionar|dar|d)\\p{L}* )(?:lo de )?${detalle}${fin}`,
  `(?<!\\p{L})sin (?:(?:poner|decir|mencionar|que ${aparece}) )?${detalle}${fin}`,
];
const patterns = [...english, ...spanish].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}`, 'iu'));
/** The age, town, price or year that a sentence wants out of a text, in the artist's words; `''` if none. */
export function detailTopic(sentence: string): string {
  const topic = patterns.map((pattern) => pattern.exec(sentence)?.groups?.['topic']).find(Boolean) ?? '';
  return topic.replace(/^that /iu, '');
}
