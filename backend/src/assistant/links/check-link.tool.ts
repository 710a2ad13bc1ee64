import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ToolRegistry } from '../tool-registry.js';
import { LinkChecker } from './link-checker.js';

@Injectable()
export class CheckLinkTool implements OnModuleInit {
  constructor(
    private readonly registry: ToolRegistry,
    private readonly links: LinkChecker,
  ) {}

  onModuleInit(): void {
    this.registry.register<{ url: string }>({
      name: 'check_link',
      description:
        'Opens a link of the artist’s and returns where it leads, whether it works and the page’s title. Call it when the artist asks ' +
        'whether a link works, or before a link goes into something that is sent.',
      parameters: {
        type: 'object',
        properties: { url: { type: 'string' } },
        required: ['url'],
        additionalProperties: false,
      },
      run: async ({ url }, { signal }) => {
        const found = await this.links.check(url, signal);
        return { output: found, label: `Checked: ${new URL(found.url).hostname}` };
      },
    });
  }
}
