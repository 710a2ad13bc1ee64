const bit = '(?:bits?|parts?|lines?|sentences?|stuff|mentions?|things?|details?|business)';
const softly =
  "(?:(?:please|pls|just|maybe|better|best|prob(?:ably)?|can you|could you|can we|you can|we can|id|i['’]d|let['’]?s|rather|actually|and) )*";
const leave =
  "(?:(?:leave|keep|cut|take|get) (?:it|that|this|them|those|him|her)? ?(?:out|off)|(?:don['’]?t|do not|never|not|no need to) (?:please )?(?:put|say|mention|include|print|use|name|bring)(?!\\p{L})|(?:cut|remove|delete|drop|lose|scrap|skip) (?:it|that|this|them)|(?:can|should|has to|must|needs to) (?:go|come out)|(?:comes?|goes|stays?) out)";
const mejor = '(?:(?:mejor|por favor|porfa|pues|ya|eso|casi|prefiero que|preferimos que|al final|de momento) )*';
const noPongas =
  '(?:no (?:(?:me|se|le) )?(?:l[oae]s? )?(?:pong|dig|mencion|nombr|incluy|cuent|public|publiqu|escrib|us|met|salg|aparezc|quier)\\p{L}*|no hace falta|(?:quít|sác|bórr|elimín|quit|sac|borr)(?:al|el|ál|ar|al)[oa]s?|fuera|sobra|no va)';
const topic = "(?<topic>[\\p{L}\\d’'&.-]+(?: [\\p{L}\\d’'&.-]+){0,5}?)";

/** What is named before the wish, or without a verb of its own. */
const patterns = [
  // "The Rome bit, better not put it in", "the thing about my nan – leave that out"
  `(?<!\\p{L})(?:the|that|this|my|our) ${bit} (?:about|with|on|of|where) ${topic}[,:–—-]* ${softly}${leave}(?!\\p{L})`,
  `(?<!\\p{L})(?:the|that|this|my|our) ${topic} ${bit}[,:–—-]* ${softly}${leave}(?!\\p{L})`,
  `^\\W*(?:(?:and|but|so|ok|okay|oh|actually|also|please|y)[, ]+)*${topic} stays out(?:,? (?:please|pls|though|tho|too))*\\W*$`,
  // "Don't put Rome in", "can we not say Rome"
  `(?<!\\p{L})(?:don['’]?t|do not|never|can we not|could we not|can you not|rather not|better not) (?:please )?put (?!(?:it|that|this|them|him|her|me|us|a|an)(?!\\p{L}))${topic} (?:in|on|into)(?: (?:it|there|the \\p{L}+))?(?:,? (?:please|pls|tho|though|thanks))*(?=\\W*$|[.,;!?])`,
  `(?<!\\p{L})(?:can|could) (?:we|you) not (?:say|name|print|put) (?!(?:it|that|this|anything|something|so|yes|no)(?!\\p{L}))${topic}(?:,? (?:please|pls|in it|in there))*(?=\\W*$|[.,;!?])`,
  `(?<!\\p{L})(?:without|not|minus|no more of) (?:the|that|my|our) ${bit} (?:about|with|on|where) ${topic}(?: tho(?:ugh)?| please| pls)*(?=(?:,? (?:please|pls|though|tho|this time|if (?:it|you|that)(?!\\p{L}).*))*(?:\\W*$|[.;!?]|,| (?:and|but)(?!\\p{L})))`,
  // "Lo de Lugo mejor no lo pongas", "eso de la mudanza fuera"
  `(?<!\\p{L})(?:lo|eso|la parte|el trozo|la frase) (?:del?|sobre)(?: que)?(?: (?:la|el|los|las|mi|mis|nuestr[oa]s?))? ${topic},? ${mejor}${noPongas}(?!\\p{L})`,
  `^\\W*(?:(?:y|pero|ah|bueno|mejor)[, ]+)*(?:la|el|los|las|mi|mis) ${topic} ${mejor}no l[oae]s? (?:pong|dig|mencion|nombr|incluy|cuent|public|publiqu)\\p{L}*(?!\\p{L})`,
  // "Mejor no digas lo de Lugo", "sin lo de las peñas"
  `(?<!\\p{L})(?:no (?:digas|digáis|pongas|pongáis|cuentes|metas|escribas|saques|publiques)|sin|quitando|menos) (?:lo|eso|la parte|el trozo) del?(?: (?:la|el|los|las|mi|mis|nuestr[oa]s?|que))? ${topic}(?=(?:,? (?:por favor|porfa|gracias|si (?:l[oa]s?|está|sale|es que|aparece)(?!\\p{L}).*))*(?:\\W*$|[.;!?]|,| (?:y|pero)(?!\\p{L})))`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** What a sentence wants out of a text if it names that first: "lo de Lugo mejor no lo pongas"; `''` if nothing. */
export function topicNamedFirst(sentence: string): string {
  return (
    patterns
      .map((pattern) => pattern.exec(sentence)?.groups?.['topic'])
      .find(Boolean)
      ?.trim() ?? ''
  );
}

/** Why something stays out, without a comma or "because": "the part about my son he wouldnt like it". */
const bareReason =
  /(?<!(?<!\p{L})(?:if|case|when|where|that|how|who|what|why|which|much|many|long|old))[ ,]+(?:(?:id|i['’]d|i would|we['’]d|wed|he['’]d|hed|she['’]d|shed|they['’]d) (?:rather|prefer|like|hate|be |kill|die|not)|(?:i|we|he|she|they|it|that|people|nobody|no one|everyone) (?:(?:really|just|actually|probably|still) )?(?:(?:do|does|did|would|wo|ca|could|should|is|was|are|were|has|have)n?['’]?t|do not|would|will|might|may|hates?|asked|says?|said|told|changed|wants?|prefers?|feels?|thinks?|regret|needs?|is|are|was|makes?|sounds?|seems?|looks?|gets?)|(?:its|it['’]s|thats|that['’]s|shes|she['’]s|hes|he['’]s|theyre|they['’]re|im|i['’]m|were|we['’]re|theres|there['’]s)|too (?:personal|private|sad|much|long|soon)|not (?:everyone|something|for|everybody))(?!\p{L}).*$/iu;
const motivo =
  /[ ,]+(?:que )?(?:prefier[oae]\p{L}*|preferimos|preferiría\p{L}*|(?:le|les|me|nos) (?:da|dan|daba|molesta|incomoda|parece|hace)|no (?:le|les|me|nos) \p{L}+|no (?:quier|quer)\p{L}+|(?:eso )?es (?:privad|personal|cosa|muy|algo|demasiado|suyo|asunto)\p{L}*|se (?:enfada|molesta|avergüenza)|mejor que|(?:él|ella|ellos) (?:no|prefiere)|(?:q|xq|pq) (?:le|les|me|nos|no|es|se))(?!\p{L}).*$/iu;

/** A topic without the reason why it stays out. */
export function withoutBareReason(topic: string): string {
  return topic.replace(bareReason, '').replace(motivo, '').trim();
}

/** "The part bout my nan", as people type it. */
const misspelled = new RegExp(
  `(?<=(?<!\\p{L})${bit} )(?:['’]?bout|abt|abot|abut|aobut|abuot|aboit|avout|abou|aboutt|obout)(?!\\p{L})`,
  'giu',
);

/** A message with "about" in place of what is typed for it behind "the part". */
export function withAbout(message: string): string {
  return message.replace(misspelled, 'about');
}
