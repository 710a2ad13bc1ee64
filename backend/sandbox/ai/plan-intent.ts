import type { Tool } from './wire/model-request.js';
import { isObject } from './wire/json-value.js';

/** A call of a tool for plans or people. */
interface PlanCall {
  tool: Tool;
  arguments: Record<string, string>;
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = `((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)`;
const title = '[“"]?([^“”".!?\\n]{1,80}?)[”"]?';

const comesOut = new RegExp(
  `\\b(?:my|our) (?:new |next |debut |first )*(single|EP|album|song|track|record|tour) (?:called )?${title} (?:is|comes|will be|will come|starts?|begins?|drops)(?: coming)?(?: out)?(?: on)? ${day}`,
  'i',
);
const moves = new RegExp(`\\bmove (?:the task )?[“"]([^”"\\n]+)[”"] (?:of|for) ${title} to ${day}`, 'i');
const isDone = new RegExp(
  `\\b(?:mark|tick off|complete) (?:the task )?[“"]([^”"\\n]+)[”"] (?:of|for) ${title}(?: as)? ?(?:done|off)?[.!]?$`,
  'i',
);
const addsContact =
  /\badd ([^,.()\n]{2,60}?)(?: (?:from|of|at) ([^,.()\n]{2,60}?))?(?:,? ?\(?([^\s()]+@[^\s()]+\.[a-z]{2,})\)?)? to my (?:contacts|people|list)\b/i;

/** The call that a message asks for, if the request has its tool. */
export function planCall(question: string, tools: readonly Tool[]): PlanCall | null {
  const called = (name: string, given: Record<string, string>): PlanCall | null => {
    const tool = tools.find((one) => one.name === name);
    return tool ? { tool, arguments: given } : null;
  };
  const out = comesOut.exec(question);
  if (out) {
    const [, what = '', named = '', date = ''] = out;
    const format = what.toLowerCase();
    return called('plan_release', {
      title: named.trim(),
      kind: format === 'tour' ? 'tour' : 'release',
      format: format === 'ep' || format === 'album' ? format : format === 'record' ? 'album' : 'single',
      date,
    });
  }
  const move = moves.exec(question);
  if (move) return called('move_task', { task: move[1] ?? '', release: (move[2] ?? '').trim(), date: move[3] ?? '' });
  const done = isDone.exec(question.trim());
  if (done) return called('complete_task', { task: done[1] ?? '', release: (done[2] ?? '').trim() });
  const added = addsContact.exec(question);
  if (added) {
    const [, name = '', outlet = '', email = ''] = added;
    return called('add_contact', { name, outlet, role: '', email });
  }
  return null;
}

/** What to say once a tool for plans or people has returned; null for the result of any other tool. */
export function afterPlanCall(result: string): string | null {
  const output = parsed(result);
  if (!output) return null;
  if (typeof output['error'] === 'string') return `I couldn’t do that yet. ${output['error']}`;
  if (typeof output['added'] === 'string') return `I added ${output['added']} to your people.`;
  if (typeof output['task'] === 'string') {
    return output['state'] === 'done'
      ? `Done: “${output['task']}” is ticked off.`
      : `“${output['task']}” is now due on ${String(output['due'])}.`;
  }
  if (typeof output['release'] !== 'string' || !Array.isArray(output['tasks'])) return null;
  const tasks = output['tasks'].filter(isObject).map((task) => {
    const note = typeof task['note'] === 'string' && task['note'] !== '' ? ` (${task['note']})` : '';
    return `- **${String(task['due'])}** ${String(task['title'])}${note}`;
  });
  return [
    `Here is the plan for ${output['release']}, ${String(output['date'])}:`,
    tasks.join('\n'),
    ...(typeof output['late'] === 'string' ? [output['late']] : []),
    'It is in its room, where you can tick it off, move it and take it back.',
  ].join('\n\n');
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
