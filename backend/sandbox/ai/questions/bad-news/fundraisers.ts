import type { Situation } from '../../acting/call.js';

const page =
  /(?<!\p{L})(?:go ?fund ?me|gofundme|gfm|fund-?raisers?|fund-?raising|crowd-?fund\p{L}*|whip[- ]?round|donations?|donate|kickstarter|ko-?fi|tip jar|raise (?:money|some money|cash|funds)|ask (?:people|fans|them) for money|colectas?|vaquitas?|hacer una vaca|micromecenazgo|donaciones|donativos?|donar|recaudar|juntar (?:plata|dinero|pasta)|pedir (?:plata|dinero|ayuda económica)|rifas?)(?!\p{L})/iu;
const asks =
  /(?<!\p{L})(?:should|shall|do|can|could|would|is|are|does|worth|reckon|think|good idea|bad idea|what about|how about|ok to|okay to|look[s]? (?:bad|desperate|cheap|tacky|greedy)|cheeky|tacky|wants? to|offered to|deberíamos|debería|conviene|queda (?:mal|feo|bien)|está (?:mal|bien|feo)|es (?:mala|buena) idea|lo ponemos|la ponemos|lo pongo|ponemos|hacemos|hago|abrimos|abro|quiere[n]? hacer|quiere[n]? (?:armar|abrir)|ofreció|qué (?:opin|pens|hac|dec)\p{L}*|aceptamos|vale la pena|se puede|podemos)(?!\p{L})/iu;
/** "Add the GoFundMe link", "better without the colecta": about the text. */
const ofText =
  /(?<!\p{L})(?:add|put in|include|link is|here['’]?s|cut|remove|take out|leave out|no (?:pong|mencion|dig)\p{L}*|agreg\p{L}+|añad\p{L}+|quit\p{L}+|sac[aá]\p{L}*)(?!\p{L})/iu;

/** Whether to collect money after something happened; `''` for other messages. */
export function fundraiserAdvice({ conversation: { question }, known: { crisis, language } }: Situation): string {
  if (crisis === null || !page.test(question) || !asks.test(question)) return '';
  const aside = question.split(/(?<=[.!?\n])\s*/u).filter((one) => page.test(one));
  if (aside.every((one) => ofText.test(one) && !/[?¿]/u.test(one))) return '';
  return advice[language];
}

const advice = {
  en: `It doesn’t look bad if it is plain, and if you need it. I have no source for this one; it’s common sense:

1. **Only if you need it.** First see what insurance and the venue cover.
2. **One official page,** opened by you or by someone you trust and name, and linked from your own profiles. A fan’s own page isn’t yours to vouch for: thank them and point them to the one that is.
3. **Say what it is for,** as a list or a sum that you can explain, and what happens with the rest, or if the things come back.
4. **Post what happened first,** by itself, and the page after it. Nobody owes you anything, so ask once and don’t press.
5. **Report back:** what came in, what it bought, thanks.

I put nothing about it into the text, and I can’t open a page or collect money. If you open one, tell me: **add that …**`,
  es: `No queda mal si es clara y si hace falta de verdad. Para esto no tengo fuente: es sentido común.

1. **Solo si hace falta.** Mira antes qué cubren el seguro y la sala.
2. **Una sola página oficial,** abierta por la banda o por alguien de confianza con nombre, y enlazada desde los perfiles propios. Si la quiere hacer un fan, dale las gracias y que apunte a esa: por una cuenta ajena no puede responder la banda.
3. **Di para qué es,** con una lista o una suma que se pueda explicar, y qué pasa con lo que sobre o si aparecen las cosas.
4. **Primero lo que pasó,** solo, y la colecta después. Se pide una vez y sin presionar.
5. **Rinde cuentas:** cuánto entró, en qué se usó, gracias.

No he puesto nada de eso en el texto, y yo no puedo abrir una página ni recaudar. Si la abren, dímelo: **añade que …**`,
};
