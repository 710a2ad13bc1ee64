/** "I'm broke", "no tengo un mango", "estamos sin blanca". */
const isBroke =
  /(?<!\p{L})(?:(?:I['’]?m|I am|we['’]?re|we are) (?:(?:totally|completely|so|a bit|pretty|flat|stone|really|kinda|also) )*(?:broke|skint|penniless|out of (?:money|cash))|(?:I|we) (?:have|['’]ve got|got|don['’]?t have|haven['’]?t got|can['’]?t spend|have got)(?: (?:literally|basically|really|absolutely))? (?:no|any|zero|a lot of|much) (?:money|cash|budget)|(?:there['’]?s|with|on) (?:no|zero) (?:money|cash|budget)|no (?:money|cash|budget)(?! (?:for|to) (?!ads|anything))|no (?:tengo|tenemos|hay|ten[ií]a(?:mos)?|nos queda|me queda)(?: (?:ni|nada de|casi|mucho|mucha))* ?(?:un (?:mango|duro|peso|centavo|c[eé]ntimo|euro|chavo|sol|clavo|real|c[eé]ntimo|quinto)|(?:plata|dinero|guita|lana|presupuesto|pasta|un cinco|cinco|blanca|pelas))|(?:ando|estoy|estamos|andamos|vamos|voy) (?:(?:muy|súper|un poco|totalmente) )?(?:sin (?:(?:ni )?un (?:mango|duro|peso|euro|c[eé]ntimo)|plata|dinero|guita|lana|blanca|pasta|presupuesto)|pelad[oa]s?|ties[oa]s?|sec[oa]s?|en bancarrota|(?:cort|just)[oa]s? de (?:plata|dinero|pasta|guita|lana|presupuesto)))(?!\p{L})/iu;

/** Whether a text says that there is no money for promotion: no trouble that others ask about. */
export function saysNoMoney(text: string): boolean {
  return isBroke.test(text);
}
