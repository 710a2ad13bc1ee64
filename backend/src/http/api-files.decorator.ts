import { applyDecorators } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiNotModifiedResponse,
  ApiOkResponse,
  ApiPartialContentResponse,
  ApiRequestedRangeNotSatisfiableResponse,
} from '@nestjs/swagger';
import { headersOf } from './api-headers.js';
import { UploadBody } from './rules/route-rules.js';

export interface FileResponse {
  /** Its content types. */
  types: string[];
  /** Descriptions of headers, in addition to those that `isCached` and `hasRanges` add. */
  headers?: Record<string, string>;
  /** Whether it has an `ETag`, so that browsers can revalidate their copy. */
  isCached?: boolean;
  /** Whether it supports `Range`. */
  hasRanges?: boolean;
}

const bytes = { type: 'string', format: 'binary' };

/** Documents a file as the response. */
export function ApiFileResponse(description: string, options: FileResponse): MethodDecorator {
  const { types, isCached, hasRanges } = options;
  const content = Object.fromEntries(types.map((type) => [type, { schema: bytes }]));
  const headers = { ...(isCached && { ETag: 'Names these bytes' }), ...options.headers };
  return applyDecorators(
    ApiOkResponse({
      description,
      content,
      headers: headersOf({ ...headers, ...(hasRanges && { 'Accept-Ranges': '`bytes`' }) }),
    }),
    ...(isCached
      ? [
          optionalHeader('If-None-Match', 'The `ETag` of the copy that the caller has'),
          ApiNotModifiedResponse({ description: 'The caller’s copy is current', headers: headersOf(headers) }),
        ]
      : []),
    ...(hasRanges
      ? [
          optionalHeader('Range', 'The part to return: `bytes=0-1023`'),
          optionalHeader('If-Range', 'The `ETag` that the part must belong to; otherwise the whole file is returned'),
          ApiPartialContentResponse({
            description: 'The part that `Range` asked for',
            content,
            headers: headersOf({ ...headers, 'Content-Range': 'Which part this is: `bytes 0-1023/4096`' }),
          }),
          ApiRequestedRangeNotSatisfiableResponse({
            description: 'The file has no such part',
            headers: headersOf({ 'Content-Range': 'How long the file is: `bytes */4096`' }),
          }),
        ]
      : []),
  );
}

/** Accepts one file in the form's `file` field: see `UploadBody`. */
export function FileUpload(): MethodDecorator {
  return applyDecorators(
    UploadBody(),
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { type: 'object', required: ['file'], properties: { file: bytes } } }),
  );
}

function optionalHeader(name: string, description: string): MethodDecorator & ClassDecorator {
  return ApiHeader({ name, description, required: false, schema: { type: 'string' } });
}
