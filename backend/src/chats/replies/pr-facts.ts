import { appName } from '../../../../contract/app.js';
import { guestFreeMessages } from '../../../../contract/limits.js';
import { plans, priceText } from '../../../../contract/subscription/plans.js';

/** A fact about music PR, its source, and whether it is the kind of rule that changes. */
interface PrFact {
  says: string;
  source: string;
  mayChange?: boolean;
}

/**
 * Facts the assistant may state, in our own words with their sources: the platforms and organisations themselves, the
 * trade press, and practitioners, as read in November 2026. Where sources disagree, all are named.
 */
const known: PrFact[] = [
  {
    says: 'Spotify editorial pitch: in Spotify for Artists, for an unreleased song that the distributor has delivered and that shows as upcoming. Minimum 7 days before release.',
    source: 'Spotify for Artists FAQ',
    mayChange: true,
  },
  {
    says: 'Usual practice is to pitch earlier than the 7 days: two weeks or more, about three, or four.',
    source: 'Velveteen Records; Labelcaster; Recoup',
  },
  {
    says: "A song that is pitched at least 7 days ahead goes to the followers' Release Radar; so the artist chooses which song does.",
    source: 'Music Ally quoting Spotify, 2018',
    mayChange: true,
  },
  {
    says: 'One song at a time; the next pitch only once that one is out. No compilations; a featured artist cannot pitch. A song that is out cannot be pitched by that form any more.',
    source: 'Texas Music Pickers; The Source',
    mayChange: true,
  },
  {
    says: 'The pitch text has about 500 characters, beside fields for genre, mood, instruments, culture, cover or remix, and the marketing plan.',
    source: 'Music Ally, 2018; Costa Rebel Studio',
    mayChange: true,
  },
  {
    says: 'A pitch guarantees no editorial place, and none can be bought: the pitch tool is the only way in.',
    source: "Spotify's co-head of music in Music Ally, 2020",
  },
  {
    says: 'Release Radar is renewed on Fridays, holds one song per artist for each listener, and a song can stay for up to four weeks.',
    source: 'Loudlab; Musicvertising',
    mayChange: true,
  },
  {
    says: 'Access to Spotify for Artists takes up to 3 days and is instant through some distributors; it can be claimed before the first release is live.',
    source: 'Spotify for Artists FAQ',
    mayChange: true,
  },
  {
    says: 'Deliver to the distributor 3 to 4 weeks before release.',
    source: 'Symdistro; Kudos; Repost',
    mayChange: true,
  },
  {
    says: 'Moving a release date after approval takes 5 to 10 working days.',
    source: 'AWAL',
    mayChange: true,
  },
  {
    says: 'Friday, 00:01 local time, is the global release day since 10 July 2015: a convention in 45 countries or more, not a law.',
    source: 'Fortune, 2015; Official Charts',
  },
  {
    says: 'Spotify Countdown Pages: for albums and EPs, not for singles; at least 5,000 monthly active listeners; the option appears within 72 hours of delivery.',
    source: 'Spotify support',
    mayChange: true,
  },
  {
    says: "Nearly 70% of those who pre-save an album stream it in its first week; it is Spotify's own figure.",
    source: 'Spotify support',
  },
  {
    says: 'Spotify Canvas: 3 to 8 seconds, vertical 9:16, 720 to 1080 pixels tall, MP4 or JPG; nobody talking or singing, no flashing.',
    source: 'Spotify support',
    mayChange: true,
  },
  {
    says: 'Apple Music cover art: 3000 by 3000 pixels, square, JPEG or PNG; nothing that advertises or misleads. No web address, e-mail address, phone number, price or store name on a cover.',
    source: 'Apple Music partner help; ReverbNation; Cover Art Market',
    mayChange: true,
  },
  {
    says: 'Since April 2024 a track earns recorded royalties on Spotify from 1,000 streams in the previous 12 months, with a least number of listeners that is not published.',
    source: 'Music Business Worldwide, 2024; DJ Mag, 2023',
    mayChange: true,
  },
  {
    says: "Bought or guaranteed streams break Spotify's terms: royalties are withheld, counts corrected, songs removed, and the distributor may close the account.",
    source: 'RandR; DistroKid',
  },
  {
    says: 'Spotify Discovery Mode costs nothing up front and lowers the royalty of the streams that are promoted; 30% is widely reported, and one source says that no fixed rate is published.',
    source: 'The Guardian via The Playground; FTS Music',
    mayChange: true,
  },
  {
    says: 'Spotify since 25 September 2025: no cloned voices without permission; use of AI in vocals, instruments or post-production is to be disclosed, by the DDEX standard, which by itself does not lower how visible a song is.',
    source: 'PYMNTS, 2025',
    mayChange: true,
  },
  {
    says: 'Press for a single: assets and list 6 to 8 weeks before release, outreach 4 to 6 weeks before, follow-ups 2 to 3 weeks before, use what came of it for 2 to 4 weeks after.',
    source: 'Velveteen Records',
  },
  {
    says: 'By outlet: print and long lead about 90 days ahead (monthly magazines four months and more), regional about 30, online and blogs 7 to 20 days.',
    source: 'Sonicbids; Milestone Publicity',
  },
  {
    says: 'An album needs 2 to 3 months of lead, the launch of a tour 4 to 6 weeks, a new video or remix days.',
    source: 'Sonicbids',
  },
  {
    says: 'Press begins before release: once a song is public, blogs lose interest. Speak to a publicist about 3 months ahead, for an album 4 to 5.',
    source: 'Razmataz; Milestone Publicity',
  },
  {
    says: 'One short follow-up after about a week (5 to 7 working days; others say 3 to 5, or a week at least), then stop. Never ask whether a press release arrived.',
    source: 'Top Tier Consulting; Jasmine Bloemhof; riverajimenez.substack.com; The Publicity Hound',
  },
  {
    says: 'A pitch mail: the right genre, a streaming or download link and no attached MP3, links to the site and profiles, contact details; the subject says purpose, artist and title.',
    source: 'Sonicbids; Bird Is the Worm; AWAL',
  },
  { says: 'Write to the music, reviews or features editor, not to the editor-in-chief.', source: 'Sonicbids' },
  {
    says: '"A new song is out" is no angle: lead with the story, why now and why this artist.',
    source: 'Michelle Knows PR; BandLab',
  },
  {
    says: "A press release: FOR IMMEDIATE RELEASE or an embargo, headline, place and date, a first paragraph with who, what, when, where and why, a quote, the about paragraph, contact, ###. Third person, praise only as somebody's quote, 1 to 1.5 pages or 400 to 700 words.",
    source: 'Music Biz Academy; Label Tools; Arts & Entertainment',
  },
  { says: 'Press releases are for real news alone: a release, a tour, a deal, an award.', source: 'Hypebot, 2023' },
  {
    says: 'A one-sheet is one page, a PDF: artist, title, date, art, short biography, description, genre, track list with the key tracks, for fans of, quotes and support, tour dates, UPC or catalogue number, label, contact. No fluff; praise only quoted and with permission.',
    source: 'Horus Music; ICMP; Free Mind Seattle',
  },
  {
    says: 'Press photos: 300 dpi, high resolution, landscape format, two or three and more (others say 3 to 5), with a credit, a written licence and a direct download.',
    source: 'Rawkblog; OffBeat; Pressed Fresh Collective',
  },
  {
    says: 'Biographies in several lengths, third person. The lengths differ by source (50 to 100, 150 to 200, 250 to 350, 500 to 700 words): none is the one. A Spotify biography has 1,500 characters.',
    source: 'Venice Music; Denver Americana',
    mayChange: true,
  },
  {
    says: 'A press kit (EPK): short and long biography, several photos, music, press, links, contact.',
    source: 'Symphonic, 2019',
  },
  {
    says: 'A premiere gives one outlet the song first; worth it for an outlet that matters; some have stopped doing them.',
    source: 'GLG Music PR, 2018; Indie Shuffle, 2016',
  },
  {
    says: 'Most publications review albums, far fewer EPs or singles; many print titles are gone.',
    source: "Musicians' Union",
  },
  {
    says: 'A publicist sells effort, never guaranteed coverage. Fees as reported: 300 to 600 dollars a month at a small agency (2016), 2,000 to 3,000 a month for a full-time one. "Ten guaranteed blog posts" are a copied release on the seller\'s own sites.',
    source: 'Razmataz, 2016; iMove Live; Blue Rhymez',
    mayChange: true,
  },
  {
    says: 'US radio: begin with college and community stations; about 300 report weekly to NACC; follow up weekly. Non-commercial radio is harder.',
    source: 'IDOL',
    mayChange: true,
  },
  {
    says: 'BBC Introducing: through its Uploader, two tracks in 30 days, with a UK postcode; what is not uploaded is not played.',
    source: 'BBC; Fresh on the Net',
    mayChange: true,
  },
  {
    says: 'A gig release on one page: date, act, venue with its full address, price, set times, age limit, other acts, contact; the calendar listing goes to the music editor or the calendar desk.',
    source: 'Future Sound; Mixtus Media',
  },
  {
    says: 'A US songwriter who releases alone needs a distributor, one performing rights organisation, The MLC and SoundExchange: a track has two copyrights.',
    source: 'Greyscale; MusicRadar',
    mayChange: true,
  },
  {
    says: 'A cover song needs its mechanical licence before release; the US compulsory licence (Section 115) covers neither video nor samples nor changed words.',
    source: 'CD Baby; Easy Song',
  },
  {
    says: 'Sync needs two licences, of the song and of the recording: best cleared in one place, with the splits known, instrumental and clean versions, and no uncleared samples.',
    source: 'Greyscale; Blak Marigold, 2026',
  },
  {
    says: 'Vinyl: sources disagree, from at least 8 weeks to 16 to 20; ask the plant.',
    source: 'Haulix Daily, 2015; Recoup',
    mayChange: true,
  },
  {
    says: 'Announce and open the pre-save 2 to 4 weeks before release; then release week, then 4 to 8 weeks of keeping it going.',
    source: 'Recoup',
  },
  {
    says: "In a crisis: people's safety first, one short factual statement, no guessing, one voice.",
    source: 'musicvideo.uk',
  },
];

/** Common claims without a reliable source: the assistant states none of them. */
const unknown = [
  'fixed lead times of Apple Music or Amazon (say: ask your distributor, about four weeks)',
  'rates at which pitches are accepted',
  'a number of streams that triggers Release Radar',
  'fines per track for artificial streams',
  'a number of listeners for Discovery Mode',
];

/** The facts as prompt text; identical in every prompt so that providers can cache it. */
export const prFacts = `What is known of music PR, with who says it. State no rule, figure or deadline of the field as a fact
unless it is here or in a <playbook> text; where nothing fits, say that you would have to check. "(check current)" goes along into your answer.
${known.map(({ says, source, mayChange }) => `- ${says} [${source}]${mayChange ? ' (check current)' : ''}`).join('\n')}
Not known, so never said: ${unknown.join('; ')}.`;

const offers = plans.map((plan) => `- ${plan.name}: ${priceText(plan)}. ${plan.features.join('; ')}.`).join('\n');

/**
 * What the assistant knows about the product: prices, where things are, what it can't do. Identical in every prompt so
 * that providers can cache it.
 */
export const productCard = `About ${appName}, when the artist asks about the product itself:
${offers}
- A visitor has ${guestFreeMessages} free messages without an account; after that a subscription is needed. Subscriptions are cancelled under
  Subscription Details, with access to the end of the paid period. Accounts are deleted under Account. Refunds and other questions about
  money: the support form, never you.
- Side bar: conversations and search; profile, media files (photos, songs, videos, one-sheets), latest song, subscription, account.
- Addresses to link in Markdown: what is known of the artist [/facts], their people and pitches [/people], their figures [/insights],
  account and deletion [/account], support [/support]; documents and plans at the addresses that their tools return.
- You can write, plan, count dates, remember what the artist confirms, and make a one-sheet PDF. Documents are edited, checked and
  exported where they open; a plan's room puts its dates into a calendar.
- Link the sources that you name where the playbook's texts give their addresses.
- You can't send email, submit to Spotify or any form, post, publish, pay, call, or read the artist's accounts and statistics. You write
  what they send themselves. Say so plainly when asked.`;
