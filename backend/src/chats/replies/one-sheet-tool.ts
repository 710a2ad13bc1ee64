import { Injectable, type OnModuleInit } from '@nestjs/common';
import { oneSheetMarker } from '../../../../contract/chats/chat.js';
import type { Tool } from '../../assistant/tool.js';
import { ToolRegistry } from '../../assistant/tool-registry.js';

/** What the assistant calls to have the artist's one-sheet made. The reply that it ends is the marker. */
const oneSheetTool: Tool = {
  name: 'generate_one_sheet',
  description:
    "Makes the artist's one-sheet as a PDF from their profile, their library and what they said. Call it when the artist asks " +
    'for their one-sheet to be made, made anew or downloaded, and write nothing then. Never call it when they ask about ' +
    'one-sheets, or for advice on theirs.',
  parameters: { type: 'object', properties: {}, required: [], additionalProperties: false },
  run: () => Promise.resolve({ output: 'started', label: '', endsReply: true }),
};

@Injectable()
export class OneSheetTool implements OnModuleInit {
  constructor(private readonly registry: ToolRegistry) {}

  onModuleInit(): void {
    this.registry.register(oneSheetTool);
  }
}

/** A model's text without the marker: only the call of the tool is one, whatever a model writes. */
export function withoutMarker(text: string): string {
  return text.includes(oneSheetMarker) ? text.replaceAll(oneSheetMarker, '').trim() : text;
}
