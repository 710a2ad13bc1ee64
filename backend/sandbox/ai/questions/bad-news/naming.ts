import type { Situation } from '../../acting/call.js';
import { escaped } from '../../reading/concerts/escaped.js';
import { introducedIn } from '../../reading/crisis/private-names.js';

/** "Should I say it's …", "digo que es …": what a name, or "her name", follows. */
const toName =
  /(?:should|shall|do|can|could|must|is it (?:ok|okay|fine|better)(?: for (?:me|us))? to|better to) ?(?:i|we)? ?(?:have to |need to )?(?:say|name|mention|put|use|give|tell (?:people|them|everyone))(?: (?:that|it['’]?s|it was|about|the name of))*|(?:digo|decimos|pongo|ponemos|nombro|nombramos|deber[ií]a(?:mos)? (?:decir|poner|nombrar))(?: (?:que|es|fue|a|el nombre de|lo de))*/u
    .source;
const theName = '(?:her|his|their|the) name|(?:her|him|them)(?=\\?)|who it is|qui[eé]n es|su nombre|el nombre';

/** Whether to name the person whom something happened to; `''` for other messages. */
export function namingAdvice({ conversation: { question, asked }, known }: Situation): string {
  if (known.crisis === null || !question.includes('?')) return '';
  const people = asked.flatMap((text) => introducedIn(text)).filter(({ name }) => name !== '');
  const asks = (words: string): boolean =>
    new RegExp(`(?<!\\p{L})(?:${toName}) (?:${words})(?!\\p{L})`, 'iu').test(question);
  const person = people.find(({ name }) => asks(escaped(name))) ?? (asks(theName) ? people.at(-1) : undefined);
  if (person === undefined) return '';
  const { name } = person;
  return known.language === 'es'
    ? `Solo si ${name} dice que sí: lo que le pasa a alguien es suyo. Si no quiere, o no puedes preguntarle a tiempo, el nombre se queda fuera: el texto cuenta lo mismo sin él. Di **deja a ${name} fuera** y lo quito del texto.`
    : `Only with ${name}’s yes: what happened to someone is theirs to tell. If ${name} would rather not, or you can’t ask in time, keep the name out: the text says what happened without it. Say **leave ${name} out**, and I take the name out of the text.`;
}
