import type { Situation } from '../../acting/call.js';
import { saysNoMoney } from '../../reading/crisis/no-money.js';

const ads =
  '(?:(?:paid |facebook |meta |instagram |google |tiktok |youtube )?(?:ads?|adverts?|advertising|promotion|promo|boosts?|boosting)|paid (?:stuff|things|posts|playlists)|publicidad(?: pag(?:a|ada))?|pauta(?: pag(?:a|ada))?|anuncios(?: (?:pagos|pagados|de pago))|promo(?:ción)? pag(?:a|ada)|propaganda(?: paga)?)';
/** "No paid ads", "nada de publicidad paga". */
const noAds = new RegExp(
  `(?<!\\p{L})(?:no|without|skip|zero|nothing on|don['’]?t want(?: any)?|can['’]?t (?:afford|pay for)(?: any)?|cannot (?:afford|pay for)(?: any)?|no (?:money|budget|cash) for(?: any)?|nada de|sin|ni(?: un)?|nada para|no (?:hay|tengo|tenemos|me da|nos da|me alcanza|nos alcanza)(?: (?:plata|dinero|guita|lana|presupuesto|un mango|un duro|ni))* (?:para|pa)(?: pagar)?|no (?:puedo|podemos|quiero|queremos|voy a|vamos a) (?:pagar|poner|gastar en|hacer)) ${ads}(?!\\p{L})`,
  'iu',
);
const wantsOther =
  /[?¿]|https?:|(?<!\p{L})(?:write|draft|escrib[ei]\p{L}*|escríb\p{L}*|hazme|haceme|cambi[aeá]\p{L}*|change|add|agrega\p{L}*|añade|bio|press release|nota de prensa|tickets?|entradas?|song is about|(?:trata|habla) de)(?!\p{L})/iu;
const mostWords = 30;

/** The answer to "no paid ads, I'm broke": what the plan asks for; `''` for other messages. */
export function withoutAds({ conversation: { question, asked, said }, known }: Situation): string {
  const isOfMoney = noAds.test(question) || saysNoMoney(question);
  if (!isOfMoney || known.crisis !== null || asked.length < 2) return '';
  if (wantsOther.test(question) || question.split(/\s+/u).length > mostWords) return '';
  const hasPlan = said.some((reply) => /\]\(\/releases\//u.test(reply)) || known.room !== null;
  return answers[known.language][hasPlan ? 'plan' : 'none'];
}

const answers = {
  en: {
    plan: 'Then the plan stays as it is: none of its tasks is an ad or other paid promotion. Writing to press and radio is free, and so is the pitch in Spotify for Artists. What may cost something is your distributor; its own page has the price. I put nothing about money into your texts.',
    none: 'That’s fine: none of what I do needs ads or other paid promotion. Writing to press and radio is free, and so is the pitch in Spotify for Artists. What may cost something is your distributor; its own page has the price. I put nothing about money into your texts.',
  },
  es: {
    plan: 'Entonces el plan queda como está: ninguna de sus tareas es publicidad ni otra promoción de pago. Escribir a la prensa y a la radio es gratis, y proponer la canción en Spotify for Artists también. Lo que puede costar algo es tu distribuidora: el precio está en su página. De dinero no pongo nada en tus textos.',
    none: 'No hace falta: nada de lo que hago necesita publicidad ni otra promoción de pago. Escribir a la prensa y a la radio es gratis, y proponer la canción en Spotify for Artists también. Lo que puede costar algo es tu distribuidora: el precio está en su página. De dinero no pongo nada en tus textos.',
  },
} as const;
