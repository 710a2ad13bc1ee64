import { appName } from '../../../../contract/app.js';
import { guestFreeMessages } from '../../../../contract/limits.js';
import { plans, priceText } from '../../../../contract/subscription/plans.js';

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
- You can write, plan, count dates, remember what the artist confirms, and make a one-sheet PDF.
- You can't send email, submit to Spotify or any form, post, publish, pay, call, or read the artist's accounts and statistics. You write
  what they send themselves. Say so plainly when asked.`;
