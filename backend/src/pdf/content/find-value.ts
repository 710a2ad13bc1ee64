import { isLink } from '../../../../contract/rules/link-rule.js';
import type { Evidence } from './belongs.js';
import type { SaidPlace } from './facts-prompt.js';
import { isHype } from './hype.js';
import { plain, type Span } from './said-message.js';
import { isSameDay, isSureDate } from './sure-date.js';

/** Finds a value in evidence; undefined if it isn't there. */
type Find = (evidence: Evidence, value: string) => Span | undefined;

export const findValue: Find = ({ message, span }, value) => message.find(plain(value), span);

/** A date as written, or the same day in another notation. */
export const findDate: Find = (evidence, value) => {
  const { message, span } = evidence;
  if (!isSureDate(value)) return undefined;
  return findValue(evidence, value) ?? (isSameDay(value, message.own.slice(span.from, span.to)) ? span : undefined);
};

/** A figure as written, or with different thousands separators. */
export const findFigure: Find = (evidence, value) => {
  const { message, span } = evidence;
  const isSaid = ({ from, to }: Span): boolean =>
    span.from <= from && to <= span.to && ungrouped(message.own.slice(from, to)) === ungrouped(plain(value));
  return /\p{N}/u.test(value) ? (findValue(evidence, value) ?? message.figures.find(isSaid)) : undefined;
};

export const findLink: Find = (evidence, value) => (isLink(value) ? findAddress(evidence, value) : undefined);

/** A whole web or email address. */
const findAddress: Find = ({ message, span }, value) =>
  message
    .occurrences(message.own, plain(value), span)
    .find(
      ({ from, to }) =>
        !/[\w.+-]/.test(message.text[from - 1] ?? '') &&
        !/^(?:[\w/?#&=%~@-]|[.:]\w)/.test(message.text.slice(to, to + 2)),
    );

/** All digits of a phone number, however they are grouped. */
const findPhone: Find = ({ message, span }, value) => {
  const written = [...message.own.slice(span.from, span.to).matchAll(/\+?\d(?:[ ()./-]{0,2}\d){5,}/g)];
  const found = written.find(([number]) => number.replace(/\D/g, '') === value.replace(/\D/g, ''));
  return found && { from: span.from + found.index, to: span.from + found.index + found[0].length };
};

/** A value, or each item of a list. */
const findList: Find = (evidence, value) => {
  const items = value.split(/[,、，] ?/).map((item) => findValue(evidence, item));
  return findValue(evidence, value) ?? (items.every(Boolean) ? items[0] : undefined);
};

const matching =
  (form: RegExp, find: Find): Find =>
  (evidence, value) =>
    form.test(value) ? find(evidence, value) : undefined;
const unlessHype: Find = (evidence, value) => (isHype(value) ? undefined : findList(evidence, value));

/** The finder for each place. In names, words of praise don't count as hype. */
export const findersByPlace: Partial<Record<SaidPlace, Find>> & { other: Find } = {
  ...{ forFansOf: findList, topCities: findList, pastVenues: findList },
  ...{ 'release.title': findValue, 'release.label': findValue, 'contact.name': findValue },
  'release.date': findDate,
  'release.listenLink': findLink,
  videoLink: findLink,
  'release.isrc': matching(/^[A-Z]{2}-?\w{3}-?\d{2}-?\d{5}$/i, findValue),
  'release.upc': matching(/^\d{12,13}$/, findValue),
  'contact.email': matching(/^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/, findAddress),
  'contact.phone': matching(/(?:\d\D*){6}/, findPhone),
  other: unlessHype,
};

function ungrouped(figure: string): string {
  return figure.replace(/[.,' ](?=\d{3}(?!\d))/g, '');
}
