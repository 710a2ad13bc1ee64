import { oneSheetMarker } from '../../../../contract/chats/chat.js';

/** A model's text without the marker: only the call of the tool is one, whatever a model writes. */
export function withoutMarker(text: string): string {
  return text.includes(oneSheetMarker) ? text.replaceAll(oneSheetMarker, '').trim() : text;
}
