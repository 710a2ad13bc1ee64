import type { Said } from '../../named-date.js';
import type { Language } from '../language.js';
import { leadSingleFact } from '../spanish/lead-singles.js';
import { givenDay } from './dated-works.js';
import { dayOfLead, leadFact, leadsNamed, type LeadTold } from './lead-singles.js';
import { namedWorks } from './titles.js';

/** The songs that English messages say come out before a record, each with its newest day; empty if they name no record. */
export function leadsTold(said: readonly Said[]): LeadTold[] {
  const leads = said.flatMap(({ text, day: today }) =>
    leadsNamed(text).map((one) => ({ title: one.title, order: one.order, day: dayOfLead(one, text, today) })),
  );
  const titles = new Set(leads.map((one) => one.title));
  const all = said.map(({ text }) => text).join('\n');
  const isOfRecord =
    /(?<!\p{L})(?:album|EP|LP|record|mixtape)(?!\p{L})/iu.test(all) &&
    namedWorks(all).some((one) => !titles.has(one.title));
  if (!isOfRecord) return [];
  return [...titles].map((title) => {
    const told = leads.filter((one) => one.title === title);
    return {
      title,
      order: told.find((one) => one.order !== '')?.order ?? '',
      day: givenDay(title, said) ?? told.findLast((one) => one.day !== null)?.day ?? null,
    };
  });
}

/** A song before a record, as a fact for its texts. */
export function leadFactIn(language: Language, { title, order, day }: LeadTold): string {
  return language === 'es' && day !== null ? leadSingleFact({ title, order, day }) : leadFact({ title, order, day });
}
