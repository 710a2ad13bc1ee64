const polite =
  '(?:[ ,]+(?:por favor|porfa|gracias|mejor|de ahí|del texto|de la bio|de la biografía|en la bio|ahora))*\\s*[.!]*';
const part =
  '(?:(?:lo|la parte|la frase|el trozo|la mención|eso|la línea|el dato|donde dice|que diga|que digas|que se diga)(?: (?:de que|que dice|donde (?:dice|digo|pone)|sobre|del?|que)(?= |$))? )';
/** "Que no salga antes del viernes" is about a release. */
const named = `(?:${part}|(?=(?:mi|mis|nuestr[oa]s?|que) ))`;
const appears =
  '(?:salga|aparezca|figure|esté|pongas?|digas?|menciones?|incluyas?|se (?:mencione|diga|sepa|hable de|ponga)|hables? de|vaya)';
const wishes =
  '(?:prefiero|preferiría|quiero|quisiera|me gustaría|mejor|te pido|le pido|es mejor|pido|necesito|por favor,?)';

/** Ways to ask that something be left out of a text: "prefiero que no salga lo de enfermera". */
const cuts = [
  `(?<!\\p{L})(?:${wishes} )?que no ${appears} ${named}(?<about>[^.,;!?¿\\n]{3,60}?)${polite}(?=\\s|$)`,
  `(?<!\\p{L})no (?:quiero|quisiera|me gusta|hace falta|conviene) que ${appears} ${named}(?<about>[^.,;!?¿\\n]{3,60}?)${polite}(?=\\s|$)`,
  `(?<!\\p{L})no (?:pongas?|menciones?|digas?|incluyas?|hables? de) ${part}(?<about>[^.,;!?¿\\n]{3,60}?)${polite}(?=\\s|$)`,
  `(?<!\\p{L})(?:quit(?:a|á|e|ar|ale|ále|arle)|quítale|borr(?:a|á|e|ar|ale)|bórrale|elimin(?:a|á|e|ar)|sac(?:a|á|ar|ale)|saque|sácale|omit(?:e|í|a|ir)|deja fuera|dejá afuera|deje fuera) ${part}(?<about>[^.,;!?¿\\n]{3,60}?)${polite}(?=\\s|$)`,
].map((pattern) => new RegExp(`${pattern}(?=\\s*$|[.,;!\\n])`, 'iu'));

const small = /^(?:(?:que|el|la|los|las|lo|de|del|mi|mis|soy|era|fui|trabajo|tengo|hago) )+/iu;

/** What a Spanish message wants left out of a text: "enfermera"; `''` for other messages. */
export function leftOutBy(message: string): string {
  if (/["“«]/.test(message)) return '';
  const about = cuts.map((pattern) => pattern.exec(message)?.groups?.['about']).find((words) => words !== undefined);
  const said = about
    ?.replace(new RegExp(`${polite}$`, 'iu'), '')
    .replace(/ que (?:el|la|los|las|mi|mis|no|me|se|nos|le|les|luego|después|si)(?!\p{L}).*$/iu, '')
    .replace(small, '')
    .replace(/^(?:de|como|en) /iu, '')
    .trim();
  return (said ?? '').replace(/^edad$/iu, 'años');
}
