import { appName } from '../../../contract/app.js';
import type { EmailText } from './email.js';

interface PlanReminder {
  name: string;
  /** "Mon, Jan 11: Pitch the song (Salt Road)", in date order. */
  thisWeek: string[];
  late: string[];
  /** How many more tasks there are than those listed. */
  others: number;
  url: string;
  /** The page with the button that turns reminders off. */
  stopUrl: string;
  /** Turns reminders off when a mail program posts to it. */
  oneClickUrl: string;
}

/** Emails about plans. They are only sent to artists who asked for them. */
export const planEmails = {
  'plan-reminder': ({ name, thisWeek, late, others, url, stopUrl, oneClickUrl }: PlanReminder): EmailText => ({
    subject: `Your week: ${countOf(thisWeek.length + late.length + others)}`,
    name,
    paragraphs: [
      ...(thisWeek.length > 0 ? ['This week:', ...thisWeek] : []),
      ...(late.length > 0 ? ['Late, but still possible:', ...late] : []),
      ...(others > 0 ? [`And ${others} more.`] : []),
    ],
    action: { label: 'Open your plan', url },
    notes: [`You asked ${appName} for this email on Mondays. Stop it here: ${stopUrl}`],
    oneClickUnsubscribeUrl: oneClickUrl,
  }),
};

function countOf(tasks: number): string {
  return tasks === 1 ? '1 task' : `${tasks} tasks`;
}
