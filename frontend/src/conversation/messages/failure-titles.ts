import type { Failure } from '../state/conversation-context';

/** Toast titles for failed actions. */
export const failureTitles: Record<Failure, string> = {
  send: 'Error sending message',
  retry: "Couldn't get a new reply",
  continue: "Couldn't continue the reply",
  stop: "Couldn't stop the reply",
  choose: "Couldn't show this version",
  load: "Couldn't load the messages",
  rate: "Couldn't save your feedback",
};
