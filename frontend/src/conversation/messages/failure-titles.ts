import type { Failure } from '../state/conversation-context';

/** Toast titles for failed actions. */
export const failureTitles: Record<Failure, string> = {
  send: 'Error sending message',
  retry: 'Error sending message',
  continue: "Couldn't continue the reply",
  stop: "Couldn't stop the reply",
  choose: "Couldn't show this version",
  rate: "Couldn't save your feedback",
};
