const lead =
  '(?:(?:ok|okay|k|yes|yeah|yep|sure|right|great|good|cool|nice|perfect|so|and|but|then|now|just|also|please|pls|plz|sí|si|vale|dale|listo|bueno|genial|y|pero|ahora|también|porfa|por favor)[ ,!]+)*';
const person = '(?:him|her|them|me|us|it|(?:the|my|our|his|her|their) \\p{L}+)';
const ourText =
  '(?:(?:the|my|our|that|this) (?:\\p{L}+ )?(?:posts?|texts?|statements?|captions?|stor(?:y|ies)|announcements?|e-?mails?|message|version|draft|document|wording|date|line|bit)|it|that|this|everything|them)(?!\\p{L})';
/** "Say yes to the 19th", "tell him it suits us", "update my post": what the assistant is to do or say to others. */
const orders = [
  '(?:say|reply|answer|write back|respond)(?: back)?(?: to \\p{L}+)?(?: with)?(?: an?)?(?: big)? (?:yes|yeah|yep|no|nope|ok|okay|sure|sorry|thanks|that’s fine)(?!\\p{L})',
  `(?:tell|ask|email|e-mail|message|text|dm|call|ring|write to|reply to|answer|respond to|thank|remind|let) (?!people|everyone|everybody|fans|folks|them that|them all|the (?:police|box office)|your)${person}(?!\\p{L})`,
  '(?:ask|check|find out) (?:if|whether|for|about|with|when|what|how)(?!\\p{L})',
  '(?:reply|respond|answer|confirm|accept|decline)(?= (?:to|that|it|the|this|their|his|her|with|by)(?!\\p{L})|$)',
  `(?:update|edit|fix|redo|rewrite|correct|amend|adjust|post|publish|send|share|repost|delete|check|finish|tweak|change|make|put|take) (?:up |out |in |back |down )?${ourText}`,
  // "Put the crime number in the post": what it is isn't told.
  "(?:put|add|include|stick|pop|get) (?:in )?(?:the|our|my) (?:[\\p{L}’']+ ){0,3}(?:links?|numbers?|address|website|e-?mail|phone|code|hashtag)(?: in(?: there| it)?)?$",
  `(?:put|add|include|stick|pop|get|write) (?:in )?(?:the|our|my|an?) (?:[\\p{L}’']+ ){1,4}(?:in|into|to|on|at the end of) ${ourText}`,
  '(?:d[ií]|decil|cont[eé]st[ae]|resp[oó]nd[ea]|escr[ií]b[ei]|preg[uú]nt[ae]|av[ií]s[ae]|m[aá]nd[ae]|env[ií][ae]|agrad[eé]c[ei]|record[aá]|recuérda)(?:le|les)(?!\\p{L})',
  '(?:actualiz|corrig|corríg|arregl|arrégl|modific|modifíc|public|publíc|cambi|cámbi|confirm|confírm|acept|acépt)(?:a|á|e|ar|alo|ala|alos|alas|á(?:lo|la))(?!\\p{L})(?= |$)',
  // "We need to post something asap", "hay que avisar a la gente": why a text is wanted.
  "(?:(?:we|I)(?:['’]d| would)? )?(?:need|want|have|got|gotta|should|must|like|better|ought)(?: to)? (?:quickly |just )?(?:post|say (?:it|this|that|something)|tell|warn|announce|share|get the word|let (?:people|everyone|fans|them) know|put (?:out|up|something)|spread the word)(?!\\p{L})",
  '(?:hay|tenemos|tengo|habría|habrá) que (?:avisar|contar|decir(?=lo|l[ea]s?lo|se)|publicar|postear|subir|anunciar|difundir)\\p{L}*',
].map((words) => new RegExp(`^\\W*${lead}(?:${words})`, 'iu'));

/** "Tell Bronwen it suits us". */
const toName =
  /^(?:[\p{L}]+[ ,]+){0,2}(?:[Tt]ell|[Aa]sk|[Tt]hank|[Rr]emind|[Ee]mail|[Tt]ext|[Mm]essage|[Cc]all|[Rr]ing) (?!People|Everyone)\p{Lu}\p{Ll}+ (?!PD|Police)/u;

/** Whether a clause tells the assistant what to do or say, which is nothing that readers are told. */
export function isOrder(clause: string): boolean {
  return toName.test(clause) || orders.some((order) => order.test(clause));
}
