import type { Failure } from './conversation-context';

/** What a reader is told first of something that did not work. */
export const failureTitles: Record<Failure, string> = {
  send: 'Error sending message',
  retry: 'Error sending message',
  continue: 'The reply could not be continued',
  stop: 'The reply could not be stopped',
  choose: 'This version could not be shown',
  rate: 'Your feedback could not be stored',
};
