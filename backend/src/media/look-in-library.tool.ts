import { Injectable, type OnModuleInit } from '@nestjs/common';
import { libraryPath, type MediaFile } from '../../../contract/media/media.js';
import { ToolRegistry } from '../assistant/tool-registry.js';
import { MediaService } from './media.service.js';

const kinds = { images: 'image', songs: 'audio', videos: 'video', one_sheets: 'application/pdf' } as const;

/** How many files the model is shown at most. */
const filesMax = 60;

/** Lets the model see which files the artist has. */
@Injectable()
export class LookInLibraryTool implements OnModuleInit {
  constructor(
    private readonly registry: ToolRegistry,
    private readonly media: MediaService,
  ) {}

  onModuleInit(): void {
    this.registry.register<{ kind: keyof typeof kinds }>({
      name: 'look_in_library',
      description:
        'Lists the artist’s files of a kind, newest first: images with size and orientation, songs and videos with length, ' +
        'one-sheets. Call it before you speak of a file or ask for one.',
      parameters: {
        type: 'object',
        properties: { kind: { type: 'string', enum: Object.keys(kinds) } },
        required: ['kind'],
        additionalProperties: false,
      },
      run: async ({ kind }, { accountId }) => {
        const files = (await this.media.list(accountId)).filter(({ fileType }) => fileType === kinds[kind]);
        return {
          output: { count: files.length, files: files.slice(0, filesMax).map(describe) },
          label: `Looked in your library: ${kind.replace('_', '-')}`,
          link: libraryPath(kinds[kind]),
        };
      },
    });
  }
}

function describe({ fileName, width, height, durationSeconds, title, createdAt }: MediaFile): object {
  return {
    fileName,
    ...(title ? { title } : {}),
    ...(width && height ? { width, height, orientation: orientationOf(width, height) } : {}),
    ...(durationSeconds ? { seconds: Math.round(durationSeconds) } : {}),
    added: createdAt.slice(0, 10),
  };
}

function orientationOf(width: number, height: number): string {
  if (width === height) return 'square';
  return width > height ? 'landscape' : 'portrait';
}
