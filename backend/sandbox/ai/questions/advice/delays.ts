import type { Situation } from '../../acting/call.js';

const goods =
  /(?<!\p{L})(?:vinyls?|records?|LPs?|CDs?|tapes?|cassettes?|merch|shirts?|pre-?orders?|pre-?ordered|copies|parcels?|pressing|plant|vinilos?|discos?|camisetas?|preventas?)(?!\p{L})/iu;
const isLate =
  /(?<!\p{L})(?:late(?! night)|delay(?:s|ed)?|pushed back|held up|behind schedule|(?:was|were) (?:supposed|meant|due) to (?:ship|arrive|come|be)|(?:won['’]?t|not going to|not gonna) (?:be ready|arrive|ship|make it)|retras\p{L}+|no (?:llegan?|llegarán?|van a llegar)|iban? a (?:salir|llegar|estar))(?!\p{L})/iu;
const asksHow =
  /(?<!\p{L})(?:how|what) (?:do|should|can|would) (?:I|we) (?:best )?(?:tell|say to|break (?:it|this)|explain|let|word|announce|inform)(?!\p{L})|(?<!\p{L})c[oó]mo (?:se )?(?:lo|les?|la) (?:digo|decimos|cuento|contamos|explico|explicamos|aviso|avisamos)/iu;

/** How to tell people that what they ordered comes later; `''` for other messages. */
export function lateOrders({ conversation: { question }, known: { language } }: Situation): string {
  return asksHow.test(question) && isLate.test(question) && goods.test(question) ? advice[language] : '';
}

const advice = {
  en: `Short, early and once. Those who paid hear it first.

1. **An email to everyone who ordered, before any post:** what happened in one sentence, the new time as a span that you’re sure of (“late January” rather than a day), and what they can do: wait, or have their money back.
2. **Then one post** with the same words, for those who were about to order.
3. **One answer for all who ask,** by replying with that email. Write again only when the date changes or the parcels go out.

Say sorry once, blame nobody, and don’t promise a day that the plant hasn’t confirmed. What people may claim depends on your shop’s rules and the law where they live: check both.

I have no template for that email. Tell me “write a caption”, and I’ll write the post from what you told me.`,
  es: `Corto, pronto y una sola vez. Primero se enteran quienes pagaron.

1. **Un correo a quienes compraron, antes de publicar nada:** qué pasó en una frase, el nuevo plazo como un periodo seguro («a finales de enero» mejor que un día) y qué pueden hacer: esperar o recuperar su dinero.
2. **Después una publicación** con las mismas palabras, para quien iba a comprar.
3. **La misma respuesta a todo el que pregunte.** Vuelve a escribir solo si cambia la fecha o cuando salgan los envíos.

Pide perdón una vez, no culpes a nadie y no prometas un día que la fábrica no haya confirmado. Lo que pueden reclamar depende de las normas de tu tienda y de la ley de donde viven: compruébalo.

Para ese correo no tengo plantilla. Di «escribe un texto para redes» y hago la publicación con lo que me has contado.`,
};
