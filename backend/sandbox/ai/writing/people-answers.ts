import type { Known } from '../reading/known.js';
import { teamIn } from '../reading/people/team.js';
import { asksOnly } from './asked/asked-question.js';

const work = '(?: (?:it|this|that|(?:the|my|our) (?:new )?(?:song|single|track|EP|album|record|video|vid)))?';
const did = '(?:did (?:I|we) say )?';
const ofCredits = [
  {
    role: 'produced',
    asks: asksOnly(`who ${did}produce[ds]?${work}|who(?:['’]?s| is| was) (?:the|my|our) producer${work}`),
  },
  {
    role: 'mixed',
    asks: asksOnly(`who ${did}(?:mix(?:ed)?|did the mix(?:ing)?)${work}|who(?:['’]?s| is) mixing${work}`),
  },
  { role: 'mastered', asks: asksOnly(`who ${did}(?:master(?:ed)?|did the mastering)${work}`) },
  {
    role: 'directed',
    asks: asksOnly(`who ${did}(?:direct(?:ed|s)?|shot|filmed)${work}|who(?:['’]?s| is| was) the director${work}`),
  },
] as const;
const ofTeam = asksOnly(
  `who(?:['’]?s| is| was| did (?:I|we) say is) (?:my|our|the) (?<role>booking agent|agent|booker|manager|publicist)|what(?:['’]?s| is) (?:my|our|the) (?<of>booking agent|agent|booker|manager|publicist)(?:['’]?s)? (?:name|e-?mail|email address)`,
);
const ofName = asksOnly(
  "what(?:['’]?s| is) (?:my|our) (?:band |artist |stage )?name|what(?:['’]?s| is) (?:the )?(?:my |our )?band called|who am i|who are we",
);

/** Answers who worked on the release, who is on the artist's team, and what the artist is called; `''` for other questions. */
export function peopleAnswer(question: string, asked: readonly string[], profileName: string, known: Known): string {
  if (known.language === 'es') return '';
  const credit = ofCredits.find(({ asks }) => asks.test(question));
  if (credit) {
    const name = known.credits.find(({ role }) => role === credit.role)?.name;
    if (name !== undefined) return `${name.replace(/^their /u, 'Your ')} ${credit.role} it.`;
    // Said in other words: "I produced it in my bedroom".
    const stated = known.statements.find((one) => one.includes(credit.role));
    return stated ?? `You haven’t told me yet. Who ${credit.role} it?`;
  }
  const { role, of } = ofTeam.exec(question)?.groups ?? {};
  const wanted = (role ?? of)?.toLowerCase();
  if (wanted !== undefined) {
    const person = teamIn(asked).findLast((one) => one.role.endsWith(wanted));
    // What a publicist does is a question of its own.
    if (!person) return wanted === 'publicist' ? '' : `You haven’t told me yet. Who is your ${wanted}?`;
    return `Your ${person.role} is ${[person.name, person.email].filter(Boolean).join(', ')}.`;
  }
  if (!ofName.test(question)) return '';
  if (profileName !== '') return `Your profile says ${profileName}, so your texts carry that name.`;
  return known.name === '' ? 'You haven’t told me yet. What are you called?' : `You’re ${known.name}.`;
}
