import { oneSheetMarker } from '../../../../contract/chats/chat.js';
import type { AssistantTool } from '../../providers/assistant/assistant.js';

/** What the assistant calls to have the artist's one-sheet made. The reply that it ends is the marker. */
export const oneSheetTool: AssistantTool = {
  name: 'generate_one_sheet',
  description:
    "Makes the artist's one-sheet as a PDF from their profile, their library and what they said. Call it when the artist asks " +
    'for their one-sheet to be made, made anew or downloaded, and write nothing then. Never call it when they ask about ' +
    'one-sheets, or for advice on theirs.',
};

/** A model's text without the marker: only the call of the tool is one, whatever a model writes. */
export function withoutMarker(text: string): string {
  return text.includes(oneSheetMarker) ? text.replaceAll(oneSheetMarker, '').trim() : text;
}
