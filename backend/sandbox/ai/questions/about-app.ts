import { appName } from '../../../../contract/app.js';
import { guestFreeMessages } from '../../../../contract/limits.js';
import { plans } from '../../../../contract/subscription/plans.js';
import type { Situation } from '../acting/call.js';

/** "Is this the right kind of app for that?", "is this any good for kids' music?" */
const asksForWhom =
  /(?<!\p{L})(?:is|would) (?:this|it|fanfare|that)(?: be)?(?: (?:really|actually|even|also|only|just))? (?:the right (?:kind of |sort of )?(?:app|place|tool|site|thing|one)|(?:any good|good|useful|meant|made|right|an app|a tool|something))? ?for (?!free|(?:sale|now|the (?:press|blog|radio|album|single|ep|gig|tour|show|release|bio))(?!\p{L}))[^.?!\n]{2,60}\?|(?<!\p{L})(?:am I|are we) (?:in the right place|right here)(?!\p{L})|(?<!\p{L})(?:esto|esta app|fanfare) (?:sirve|vale|es) (?:también )?para (?!el|la|mi|un)[^.?!\n]{2,60}\?/iu;
/** "Is this free or what, what's the catch?" */
const asksForCatch =
  /(?<!\p{L})(?:what['’]?s|where['’]?s|is there an?|any) (?:the )?catch(?!\p{L})|(?<!\p{L})(?:(?:do you (?:have|do|offer)|is there|got|any) (?:an? |any )?(?:free )?trial(?: period)?(?!\p{L})|(?:can|could) (?:i|we) (?:try|test) (?:it|this|fanfare)(?: (?:out|first|for free|before(?: i pay| paying| buying)?))+(?!\p{L}))|(?<!\p{L})is (?:it|this) free,? or (?:what|will|do|not|are|is)(?!\p{L})|(?<!\p{L})(?:(?:hay|tenéis|teneis|tienen|tienes) (?:una? )?(?:periodo de )?prueba(?: gratis| gratuita)?|(?:puedo|podemos|se puede) probar(?:lo)? (?:gratis|antes)|dónde está la trampa|cuál es el truco|es gratis (?:siempre|de verdad|o))(?!\p{L})/iu;

/** The answer to a question about whom the app is for, or what it costs in the end; `''` for other messages. */
export function aboutApp({ conversation: { question }, known: { language } }: Situation): string {
  if (asksForCatch.test(question)) return whatItCosts[language];
  return asksForWhom.test(question) ? forWhom[language] : '';
}

const [monthly, yearly] = plans.map(({ price }) => `$${price.toFixed(2)}`);

const whatItCosts = {
  en: `The first ${guestFreeMessages} messages are free, without an account. After that it takes a subscription: **${monthly} a month** or **${yearly} a year**. There’s nothing behind it: cancel under **Subscription Details**, and you keep access to the end of the period you paid for. What you wrote can be downloaded then, too.`,
  es: `Los primeros ${guestFreeMessages} mensajes son gratis, sin cuenta. Después hace falta una suscripción: **${monthly} al mes** o **${yearly} al año**. No hay truco: cancelas en **Subscription Details** y sigues teniendo acceso hasta el final del periodo pagado. Lo que hayas escrito también se puede descargar después.`,
};
const forWhom = {
  en: `Yes: ${appName} does PR for musicians of any kind who do it themselves, and no experience is needed. You tell me what you’re releasing or playing, and when; I make the plan, write what you send to blogs, radio and local press, and say what is done when. You send it yourself.\n\nWhat’s coming up, and on which day?`,
  es: `Sí: ${appName} ayuda con la promoción a cualquier músico que se la hace por su cuenta, sin experiencia previa. Tú me cuentas qué sacas o dónde tocas, y cuándo; yo hago el plan, escribo lo que mandas a blogs, radios y prensa local, y digo qué toca en cada momento. Lo envías tú.\n\n¿Qué viene ahora, y qué día?`,
};
