import { appName } from '@contract/app';
import { Accordion } from '@/ui/accordion';
import { TextLink } from '@/ui/text-link';
import { prices } from './prices';

const items = [
  {
    question: 'Can I try it for free?',
    answer: `Yes. Every user gets 3 free messages with real answers, and must then subscribe: ${prices.join(' or ')}.`,
  },
  {
    question: `What does ${appName} know about me?`,
    answer:
      'What you tell it: your name, your genre, where you are, your links, and what you said in your conversations. When a fact is missing, it asks you. It never makes one up.',
  },
  {
    question: 'Will it get me on a playlist or into a magazine?',
    answer:
      'No one can promise that, and anyone who does is selling something else. It tells you who to contact, when, and what to send, and writes the first version with you.',
  },
  {
    question: 'Can I cancel?',
    answer: 'Any time. You keep access until the end of the period you’ve paid for.',
  },
  {
    question: 'Who owns what it writes for me?',
    answer: (
      <>
        You do, like everything you write or upload here. The <TextLink to="/privacy">privacy policy</TextLink> says who
        else sees it, in plain words.
      </>
    ),
  },
];

export function Faq() {
  return (
    <section
      aria-labelledby="faq"
      className="landing-width grid gap-x-16 gap-y-10 py-20 md:py-28 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
    >
      <h2 id="faq" className="display-lg">
        Asked before every gig.
      </h2>
      <Accordion items={items} />
    </section>
  );
}
