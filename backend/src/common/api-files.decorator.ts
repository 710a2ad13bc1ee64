import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces } from '@nestjs/swagger';

/** Documents that a call answers a file, of one of some content types. */
export function ApiFileResponse(description: string, ...types: string[]): MethodDecorator {
  return applyDecorators(
    ApiProduces(...types),
    ApiOkResponse({ description, schema: { type: 'string', format: 'binary' } }),
  );
}

/** Documents that a call takes one file, as the form's `file`. */
export function ApiFileBody(): MethodDecorator {
  return applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
    }),
  );
}
