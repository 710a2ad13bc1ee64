/** "We will say more on Friday": the moment, with its preposition. */
export const more =
  /^(?:(?:we|I)(?:['’]ll| will|['’](?:re|m) going to| (?:are|am) going to) (?:say|tell|share|know|give|have|publish|post) .*?(?:more|again|update|news|statement|everything)|(?:diremos|daremos|contaremos|sabremos|vamos a (?:decir|contar|dar)) .*?(?:más|noticias|todo))(?!\p{L}).*?(?<!\p{L})((?:by|on|at|before|tomorrow|tonight|this|el|mañana|antes del?|esta)(?!\p{L})[^,;]*)$/iu;
export const people =
  /(?<!\p{L})(?:safe|unhurt|unharmed|okay|ok|all right|alright|fine|awake|stable|recovering|recovered|(?:get|getting) better|(?:back|at|is|['’]s|are|now|gone|sent|went) home|home (?:from hospital|now|with|safe)|in good spirits|no injuries|no hay (?:que lamentar )?(?:personas )?herid[oa]s|tranquil[oa]s?|(?:in|to|from|at) (?:the )?hospital|treated|looked after|being helped|out of danger|with (?:his|her|their) family|(?:nobody|no one|no-one|none of us)(?:['’]s| was| is| were| got| has been)? (?:hurt|injured|harmed)|nadie (?:(?:está|resultó|salió) )?herid[oa]|in intensive care|critical|en cuidados intensivos|(?:['’]s|is|are) (?:grand|stable)|conscious|released|a salvo|estables?|ilesos?|ilesas?|(?:ya|está|están|estoy|estamos|vuelta)(?: \p{L}+)? en (?:su |mi )?casa|(?:en el|del) hospital|fuera de peligro|atendid[oa]s?|conscientes?|recuperándose|se recupera|(?:está|estamos|están|estoy|va a estar|estará)(?: \p{L}+)? bien)(?!\p{L})/iu;
/** "Our website is safe" is about no one. */
const ofThings =
  /(?<!\p{L})(?:e-?mails?|web ?sites?|sites?|accounts?|gear|songs?|files|masters|tickets|money|instruments?|web|correo|cuentas?|equipos?|instrumentos|canciones|archivos|entradas)(?: [\p{L}]+){0,3}? (?:is|are|están?|siguen?) (?:all )?(?:safe|fine|ok|okay|a salvo|bien|segur\p{L}+)(?!\p{L})/iu;
/** "Estamos todos bien": who is affected, not something they are doing. */
const areSafe =
  /^(?:estamos|están|estoy|we['’]?re|we are|I['’]?m|I am) (?:(?:tod[oa]s|ya|all) )?(?:bien|a salvo|iles[oa]s?|en casa|fuera de peligro|safe|fine|ok|okay|unhurt|all right|alright)(?!\p{L})/iu;
const doing =
  /^(?:we|I)(?! had (?:an?|some|our|two|three)(?!\p{L}))(?:['’]re|['’]ve|['’]ll| are| have| had| will| am|['’]m)? (?!(?:were|was|got|been|being|have been|had been|have \d+|lost|tested|broke|broken|fell|crashed|had|hit|must|can['’]?t|cannot|couldn['’]?t|never|didn['’]?t|are|have lost) )(?:also |now |just |already |all |both )?(?:\p{L}+)|^(?:(?:el|este|esta) (?:\p{L}+)(?: \d{1,2})?(?: de \p{L}+)?,? )?(?:(?:ya |también |ahora |igual |hoy )?(?:hemos|no (?:hacemos|pedimos|tocamos|vamos|queremos)|acompañamos|estamos|vamos a|colaboramos|hablamos|cancelamos|aplazamos|tocamos|pedimos|queremos|hicimos|seguimos|agradecemos|devolvemos|no estamos|avisamos|presentamos|pusimos|llamamos|unos amigos|nuestros amigos))(?!\p{L})/iu;
/** Cancellations, sales and payments are facts, not something the artist is doing now. */
const certain =
  /(?<!\p{L})(?:decided to|hemos decidido|(?:had|have|forced) to (?:cancel|call off|postpone|pull)|tuvimos que (?:cancelar|aplazar|suspender)|(?:paid|signed|received|refunded|pagamos|pagó|firmó|recibió) |(?:hice|hicimos|compuse|compusimos|escribí|escribimos|grabé|grabamos) (?:yo|nosotr[oa]s|en \d{4})|^(?:y )?(?:tengo|tenemos) (?:pruebas|el proyecto|la sesión|los archivos|las sesiones|el contrato|los correos|capturas)|(?:almost |nearly )?sold (?:\d|out)|(?:vendido|vendimos) \d)/iu;
/** What ticket holders need to know. */
const remedy =
  /(?<!\p{L})(?:new dates?|(?:has|have|been) moved to|tickets? (?:holders|carry over|(?:are )?still (?:good|valid)|(?:will |can )?(?:all )?(?:stay|remain|be|are|get))|(?:with|had|has|have|holds?|holding) (?:an? |your )?tickets?|refund(?:s|ed)?|release date|reschedul\p{L}+|rearranged|nuevas? fechas?|(?:entradas?|boletos?)(?: \p{L}+){0,3}? (?:siguen?|son|serán|valen?|sirven?|se)|devoluci(?:ón|ones)|dev(?:olv|uelv)\p{L}+|aplazad[oa])(?!\p{L})/iu;
/** "Tickets will be refunded by the hall", "the venue says everyone gets refunded": what is to come, and nothing that happened. */
const isRefund =
  /^(?:(?:the )?(?:venue|hall|promoter|club|bar|box office|organi[sz]ers?|they)(?: (?:just|also|already|now|has|have))* (?:says?|said|told us|confirmed) (?:that )?)?(?:(?:all |the )?tickets?|everyone|everybody|people|ticket ?holders?|all of you|you|anyone (?:with|who) [^,;]{3,30}?)(?:['’]ll| will| can| should)?(?: automatically| all)? (?:gets?|be|are|is|getting)(?: \p{L}+){0,2}? (?:refund\p{L}*|(?:their|your) money back)|^(?:the )?(?:venue|hall|promoter|club|bar|box office|organi[sz]ers?|they|ticket \p{L}+)(?:['’]ll|['’]re| will| are| is)? (?:be )?(?:refund(?:ing|s)?|giving (?:everyone|people|all) (?:their|the) money back)(?!\p{L})|^(?:the |all |your |las |los )?(?:tickets?|refunds?|entradas?|boletos?|dinero)(?: \p{L}+){0,2}? (?:will|can|are|is|be|gets?|getting|se|serán|será)(?!\p{L})(?: \p{L}+){0,2}? (?:refund|devol|devuelv|reembols|automatic)\p{L}*/iu;
const denial =
  /(?<!\p{L})(?:did not|didn[’']t|never|have not|haven[’']t|no (?:hemos|hicimos|fue|es (?:verdad|cierto))|nunca|es (?:mentira|falso))(?!\p{L})/iu;

/** "I have laryngitis": what happened, not what is being done. */
const ofIllness =
  /(?<!\p{L})(?:have|has|had|got|caught|come down with|came down with|tengo|tiene|estoy con|está con) (?:an? |the |una? |la )?(?:\p{L}+ )?(?:\p{L}+itis|flu|covid|fever|cold|norovirus|migraine|pneumonia|food poisoning|gripe|fiebre|neumonía|anginas)(?!\p{L})/iu;

/** The part of a statement that a fact belongs to. What is neither about people nor about what is done now is what happened. */
export function partFor(clause: string): 'people' | 'happened' | 'doing' {
  if (ofThings.test(clause)) return 'happened';
  if (areSafe.test(clause)) return 'people';
  if (people.test(clause) && !doing.test(clause)) return 'people';
  if (isRefund.test(clause)) return 'doing';
  if (certain.test(clause) || denial.test(clause) || ofIllness.test(clause)) return 'happened';
  if (remedy.test(clause) || doing.test(clause)) return 'doing';
  return people.test(clause) ? 'people' : 'happened';
}
