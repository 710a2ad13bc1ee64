/** The first lines of pasted text: an email's headers, or "On Monday, Ada wrote:". */
const header = new RegExp(
  `^[ \\t]{0,4}\\*{0,2}(?:${[
    'from|to|cc|bcc|sent|date|subject|reply-to',
    'de|para|enviado(?: el| em)?|fecha|asunto|assunto|data',
    'von|an|gesendet|datum|betreff',
    'à|envoyé(?: le)?|objet',
    'da|a|inviato|oggetto',
    'van|aan|verzonden|onderwerp',
    '差出人|宛先|送信日時|日付|件名|发件人|收件人|发送时间|日期|主题|보낸 사람|받는 사람|날짜|제목',
  ].join('|')})\\*{0,2}[ \\t\\u00a0\\u202f]?[:：]\\*{0,2}[ \\t\\u00a0]?\\S`,
  'i',
);
const forwarded = new RegExp(
  `^[ \\t-]{0,40}(?:${[
    'forwarded message|original message|begin forwarded message|mensaje reenviado|mensaje original',
    "message (?:transféré|d['’]origine|original)|weitergeleitete nachricht|ursprüngliche nachricht",
    'messaggio (?:inoltrato|originale)|mensagem (?:encaminhada|original)|doorgestuurd bericht|oorspronkelijk bericht',
  ].join('|')})`,
  'i',
);
const wrote =
  /^(?:on|el|am|le|il|em|op) .{5,120}(?:wrote|escribió|schrieb|a écrit|ha scritto|escreveu|schreef)[^\n]{0,60}:$/i;
/** How a letter begins and ends. */
const salutation = new RegExp(
  `^(?:${[
    'dear|hi|hello|hey|hola|estimad[oa]s?|querid[oa]s?',
    'sehr geehrte[rn]?|liebe[rs]?|guten tag|bonjour|ch[eè]re?s?|madame|monsieur',
    'gentile|egregi[oa]|car[oa]|buongiorno|prezad[oa]s?|beste|geachte',
  ].join('|')}) [^\\n.!?]{1,40}[,:]$`,
  'i',
);
const signOff = new RegExp(
  `^(?:${[
    '(?:kind|best|warm) regards|regards|best wishes|best|cheers|sincerely|yours|thanks|saludos|un saludo|atentamente',
    '(?:mit )?(?:freundlichen?|besten?|vielen?|lieben?|herzlichen?) grü(?:ß|ss)en?|mfg',
    '(?:bien |très )?cordialement|bien à vous|sincères salutations|amicalement',
    '(?:cordiali|distinti) saluti|atenciosamente|(?:com os melhores )?cumprimentos|abraços?|met vriendelijke groet',
  ].join('|')})(?!\\p{L})[^\\n.!?]{0,30}[,.]?$`,
  'iu',
);
/** The language of contracts, in lower case: ignoring case takes three times as long. */
const legal = new RegExp(
  `(?<!\\p{L})(?:${[
    'hereby|herein|hereinafter|thereof|licensor|licensee',
    // Guitars have parts, bands play at parties, and "whereas" and "we shall be releasing" are plain English to some.
    'whereas,? (?:the )?(?:artist|label|company|parties|producer|manager|licens\\p{L}+)|party of the',
    'the parties (?:hereto|agree|acknowledge|shall|have agreed|intend|to this)',
    '(?<!(?:^|[^\\p{L}])(?:i|we|it|this|there|which|that|what) )shall (?:be|have|pay|grant|deliver|not)',
    'this (?:\\p{L}+ )?agreement (?:is|shall|may|will)|entered into (?:by|between)',
    'por la presente|el licenciante|el licenciatario|el presente contrato',
    'las partes (?:acuerdan|convienen|se comprometen|declaran|manifiestan|reconocen|firmantes|contratantes)',
    'en adelante,? (?:["“«]|(?:el|la) (?:artista|licenci\\p{L}+|discográfica|productora?|sello))',
    'hiermit|die vertragsparteien|die parteien (?:vereinbaren|verpflichten|erklären|sind sich)',
    'vertragspartner|lizenzgeber(?:in)?|lizenznehmer(?:in)?|dieser vertrag|verpflichtet sich',
    "les parties (?:conviennent|reconnaissent|déclarent|ont convenu|contractantes)|les parties s[’']engagent",
    'ci-après|le (?:concédant|licencié|cédant|cessionnaire)|le présent contrat|par la présente',
    'le parti (?:convengono|concordano|dichiarano|riconoscono|contraenti|si impegnano)',
    'il (?:licenziante|licenziatario|cedente|cessionario)|il presente contratto|con la presente|di seguito denominat[oa]',
    'as partes (?:acordam|concordam|declaram|reconhecem|contratantes|comprometem-se|se comprometem)',
    'o (?:licenciante|licenciado|cedente)|o presente contrato|pelo presente|doravante',
  ].join('|')})(?!\\p{L})`,
  'u',
);
/** "§ 3", "Article 2", "4.1 Term": how the clauses of a contract begin. */
const clause =
  /^(?:§|\d{1,2}(?:\.\d{1,2}){0,2}[.)]?[ \t]|\([a-z]\)|(?:article|artículo|artikel|articolo|artigo|art\.|clause|cláusula|section|klausel)[ \t])/i;
/** A contract's title: "RECORDING AGREEMENT". */
const contractTitle = /(?<!\p{L})(?:agreement|contract|contrato|vertrag|contrat|contratto)(?!\p{L})[^.?!:]{0,60}$/iu;

/**
 * Splits a message into the artist's own words and text that someone else wrote: quoted lines, code, and pasted emails, letters and
 * contracts.
 */
export function splitPasted(message: string): { own: string; pasted: string } {
  const lines = message.split('\n');
  const own: string[] = [];
  const others: string[] = [];
  let pasted: 'email' | 'letter' | 'code' | null = null;
  // Most messages have no legal language: searching the whole text once is faster than each line.
  const isLegal = legal.test(message.toLowerCase()) ? lines.map((line) => legal.test(line.toLowerCase())) : [];
  const contract = contractIn(lines, isLegal);
  let lastSignOff: number | undefined;
  /** Whether a salutation opens a letter rather than a message to the assistant: a sign-off follows. */
  const opensLetter = (index: number): boolean =>
    index < (lastSignOff ??= lines.findLastIndex((line) => signOff.test(line.trim())));
  lines.forEach((line, index) => {
    const text = line.trim();
    if (text.startsWith('```')) pasted = pasted === 'code' ? null : 'code';
    // A single header-like line may be the artist's own: "To: everyone".
    const isHeader = header.test(line) && header.test(lines[index + 1] ?? '');
    if (pasted !== 'code' && (isHeader || forwarded.test(text) || wrote.test(text))) pasted = 'email';
    if (pasted === null && salutation.test(text) && opensLetter(index)) pasted = 'letter';
    const isQuoted = text.startsWith('>') || text.startsWith('```') || isLegal[index] === true;
    const isOwn = pasted === null && !isQuoted && !(index >= contract.start && index < contract.end);
    (isOwn ? own : others).push(line);
    // After a letter's sign-off and a blank line, the text is the artist's own again.
    if (pasted === 'letter' && text === '' && isSigned(lines, index)) pasted = null;
  });
  return { own: own.join('\n').trim(), pasted: others.join('\n').trim() };
}

/**
 * The lines of a pasted contract: from its title or first clause to the end of the paragraph with its last. A single
 * sentence in legal language is none.
 */
function contractIn(lines: readonly string[], isLegal: readonly boolean[]): { start: number; end: number } {
  const none = { start: 0, end: 0 };
  if (!isLegal.includes(true)) return none;
  const isPart = (line: string, index: number): boolean => isLegal[index] === true || clause.test(line.trim());
  const first = lines.findIndex(isPart);
  const last = lines.findLastIndex(isPart);
  if (first === last) return none;
  const above = lines.findLastIndex((line, index) => index < first && line.trim() !== '');
  const start = above >= 0 && contractTitle.test(lines[above] ?? '') ? above : first;
  const blank = lines.findIndex((line, index) => index > last && line.trim() === '');
  return { start, end: blank < 0 ? lines.length : blank };
}

/** A message without any text that someone else wrote. */
export function ownWords(message: string): string {
  return splitPasted(message).own;
}

/** Whether a letter ends before an empty line: its sign-off, and a name of at most three lines. */
function isSigned(lines: readonly string[], at: number): boolean {
  return lines.slice(Math.max(0, at - 4), at).some((line) => signOff.test(line.trim()));
}
