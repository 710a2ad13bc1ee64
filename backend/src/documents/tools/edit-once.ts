import { ToolRefused } from '../../assistant/tool.errors.js';
import { limits } from '../../../../contract/limits.js';

/** Replaces a passage that must occur exactly once in a text. @throws ToolRefused */
export function editOnce(text: string, find: string, replace: string): string {
  if (find === '') throw new ToolRefused('Say which passage to replace.');
  const at = text.indexOf(find);
  if (at < 0)
    throw new ToolRefused('The document does not have this passage. Read it again and copy the passage word for word.');
  if (text.includes(find, at + 1)) {
    throw new ToolRefused('The document has this passage more than once. Take more of the words around it.');
  }
  const edited = text.slice(0, at) + replace + text.slice(at + find.length);
  if (edited.length > limits.documentMax) throw new ToolRefused('That makes the document too long.');
  return edited;
}
