/** What a member of a group is called. */
export const memberRole =
  '(?:singer|vocalist|front(?:man|woman|person)|drummer|bassist|guitarist|pianist|keyboardist|violinist|fiddler|cellist|saxophonist|trumpeter|percussionist|rapper|dj|\\p{L}+ player|band ?member|member|bandmate|cantante|vocalista|baterista|batería|batero|bajista|guitarrista|pianista|tecladista|teclista|violinista|percusionista|integrante|miembro)';
const leaves =
  "(?:(?:['’]s|['’]ve| is| are| has| have| will be| just)* (?:leaving(?! (?:it|the (?:studio|house|venue))(?!\\p{L}))|left(?=$|[,.!;]| (?:us|the (?:band|group)|last|this|in|after|on|and|because|yesterday|to)(?!\\p{L}))|quit(?:ting)?|stepp(?:ed|ing) (?:down|away|back)|mov(?:ed|ing) on|bow(?:ed|ing) out|going to leave|decided to (?:leave|quit|step))| (?:se va|nos deja|deja (?:la banda|el grupo|el proyecto)|dejó (?:la banda|el grupo)|se fue de (?:la banda|el grupo)|se sale|se retira|abandona (?:la banda|el grupo)|se marcha))(?!\\p{L})";
const departure = new RegExp(`(?<!\\p{L})${memberRole}(?: \\p{Lu}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]*)?)?,?${leaves}`, 'iu');

/** Whether a message says in so many words that a member leaves: "our drummer is leaving". */
export function namesDeparture(text: string): boolean {
  return departure.test(text);
}
